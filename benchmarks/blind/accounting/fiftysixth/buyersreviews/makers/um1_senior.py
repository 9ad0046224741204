# Ontario retirement residence: suite mix by care level, xlsx
import xlsxwriter
from common import *
N='Elmhurst Gate Retirement Residence - Suite Mix.xlsx'
# type, suites, capacity, sf, occ, market, inplace, care, second
D=[('Independent Supportive Living',[('Studio',14,14,338,12,3495,3318,None,None),('Studio Deluxe',8,8,402,8,3795,3604,None,None),('One Bedroom',31,44,528,29,4650,4387,None,895),('One Bedroom + Den',12,20,641,11,5250,4982,None,895),('Two Bedroom',9,16,812,7,6150,5871,None,995)]),
('Assisted Living',[('Studio',18,18,326,16,5150,4926,865,None),('One Bedroom',13,17,497,12,6295,6044,910,1450),('Companion Suite (shared)',4,8,455,4,7900,7712,1240,None)]),
('Memory Care',[('Private Studio',16,16,292,15,7450,7188,1385,None),('Private Studio - Garden View',6,6,310,6,7750,7402,1420,None),('Semi-Private',4,8,384,3,10900,10325,2310,None)])]
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Suite Mix')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
ws.hide_gridlines(2); ws.set_column(0,0,2); ws.set_column(1,1,38); ws.set_column(2,12,11.5)
ws.write(1,1,'ELMHURST GATE RETIREMENT RESIDENCE',F(bold=True,font_size=14,font_color='#5B2C6F')); ws.write(2,1,'Peterborough, Ontario',F(italic=True)); ws.write(3,1,'Suite mix and private-pay rates at 1 February 2025 (C$ per month)',F())
H=['Suite Type','No. of Suites','Resident Capacity','Avg Size (sq ft)','Occupied','Vacant','Occ. %','Posted Rate','Avg In-Place Rent','Avg Care Package','Second Occupant Fee','Monthly In-Place Revenue']
K=['units','other:Resident Capacity','sf','occupied','vacant','pct_occ','market','actual','other:Avg Care Package','other:Second Occupant Fee','actual_total']
for j,t in enumerate(H): ws.write(5,1+j,t,F(bold=True,text_wrap=True,align='left' if j==0 else 'center',valign='bottom',bottom=2,font_color='#5B2C6F'))
ws.set_row(5,42)
fm={0:'0',1:'0',2:'#,##0',3:'0',4:'0',5:'0.0%',6:'$#,##0',7:'$#,##0',8:'$#,##0',9:'$#,##0',10:'$#,##0'}
r=6; rows=[];totals=[]; ALL=[]
def put(r,lab,v,bold=False,top=0,ind=0):
    ws.write(r,1,lab,F(bold=bold,top=top,indent=ind,bg_color='#F4ECF7' if bold else '#FFFFFF'))
    out={}
    for j,(k,x) in enumerate(zip(K,v)):
        f=F(bold=bold,top=top,num_format=fm[j],align='right',bg_color='#F4ECF7' if bold else '#FFFFFF')
        if x is None: ws.write_blank(r,2+j,None,f) if bold else ws.write(r,2+j,'n/a' if j in(8,9) else '',f)
        else: ws.write(r,2+j,x,f); out[k]=round(x*100,1) if k=='pct_occ' else x
    return out
def agg(L):
    u=sum(x[1] for x in L);o=sum(x[4] for x in L)
    care=[x for x in L if x[7]]
    return [u,sum(x[2] for x in L),round(sum(x[1]*x[3] for x in L)/u),o,u-o,round(o/u,3),round(sum(x[1]*x[5] for x in L)/u),round(sum(x[4]*x[6] for x in L)/o),
      round(sum(x[4]*x[7] for x in care)/sum(x[4] for x in care)) if care else None,None,sum(x[4]*x[6] for x in L)]
for h,L in D:
    ws.write(r,1,h,F(bold=True,font_color='#FFFFFF',bg_color='#5B2C6F'))
    for j in range(2,13): ws.write_blank(r,j,None,F(bg_color='#5B2C6F'))
    r+=1
    for x in L:
        t,u,cap,sf,o,mk,ac,ca,se=x
        rows.append({"type":t,**put(r,t,[u,cap,sf,o,u-o,round(o/u,3),mk,ac,ca,se,o*ac],ind=1)}); r+=1
    lab='Subtotal - '+h; totals.append({"label":lab,**put(r,lab,agg(L),True,1)}); r+=2; ALL+=L
totals.append({"label":'Total Residence',**put(r,'Total Residence',agg(ALL),True,6)}); r+=2
for t in ['Averages: size and posted rate weighted by suites; in-place rent and care package weighted by occupied suites.','Revenue excludes care packages, second occupant fees, parking and guest meals.','Semi-private and companion rates are per suite.']: ws.write(r,1,t,F(italic=True,font_size=8)); r+=1
ws.set_landscape(); ws.set_paper(1); ws.fit_to_pages(1,1)
wb.close()
save(N,'UM',K,rows,totals,'Ontario retirement residence suite mix by care level, coloured bands, weighted-average subtotals, n/a cells, xlsx',False)
print(N,len(rows),totals[-1])
