# UM 2: senior living unit mix, xlsx, three care levels with subtotals, two-line header, blank column A, notes
import xlsxwriter
from common import *
S=[('INDEPENDENT LIVING',[('Studio','412',14,12,2295,2188,0),('One Bedroom - Classic','588',28,26,2995,2871.5,0),('One Bedroom - Deluxe','664',18,17,3250,3104,0),('Two Bedroom / One Bath','842',10,9,3795,3612.25,0),('Two Bedroom / Two Bath','936',12,10,4150,3948,0),('Garden Cottage','1180',8,8,4625,4390.5,0)]),
('ASSISTED LIVING',[('Alcove Studio','340',16,15,3895,3702,684),('Studio Plus','395',20,17,4150,3911.75,731),('One Bedroom','520',22,21,4795,4560,802),('One Bedroom Corner','575',6,5,5095,4821,655),('Companion Suite (per unit)','610',4,3,6200,5740,1310)]),
('MEMORY CARE',[('Private Suite','310',18,16,6450,6122,950),('Private Suite - Garden View','325',6,6,6695,6388.5,950),('Shared Suite (per unit)','420',4,3,9400,8710,1900)])]
name='Pelican Landing - Unit Mix Q1-25.xlsx'
wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet('Unit Mix'); w2=wb.add_worksheet('Concessions')
F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10,**k})
t=F(); ti=F(indent=1); n=F(num_format='#,##0'); p=F(num_format='0.0%'); m=F(num_format='$#,##0.00'); b=F(bold=True)
hc=F(bold=True,align='center',bg_color='#DCE6F1'); h2=F(bold=True,align='center',bg_color='#DCE6F1',bottom=2)
sec=F(bold=True,italic=True,font_color='#1F497D'); ft=lambda k:F(bold=True,top=1,num_format=k); fg=lambda k:F(bold=True,top=1,bottom=6,num_format=k)
ws.hide_gridlines(2); ws.set_column('A:A',2); ws.set_column('B:B',30); ws.set_column('C:G',9.5); ws.set_column('H:H',11); ws.set_column('I:I',11); ws.set_column('J:J',11); ws.set_column('K:K',14); ws.set_column('L:L',14)
ws.write('B2','Pelican Landing Senior Living',F(bold=True,font_size=14)); ws.write('B3','Unit mix and rate summary by level of care',t); ws.write('B4','Census date: 31-Mar-2025',t)
keys=['units','sf','occupied','vacant','pct_occ','market','actual','other:Avg Care Fee','market_total','actual_total']
top=['','No. of','Avg','Units','Units','Occ','Market','In-Place','Avg','Market','In-Place']; bot=['Apartment Style','Units','SF','Occupied','Vacant','%','Rate','Rate','Care Fee','Monthly Total','Monthly Total']
for i,(a_,c_) in enumerate(zip(top,bot)): ws.write(5,1+i,a_,hc); ws.write(6,1+i,c_,h2)
fm=[n,n,n,n,p,m,m,m,m,m]; kf=['#,##0','#,##0','#,##0','#,##0','0.0%','$#,##0.00','$#,##0.00','$#,##0.00','$#,##0.00','$#,##0.00']
rows=[];totals=[];r=7;allr=[]
def agg(L):
    u=sum(x[0] for x in L); o=sum(x[2] for x in L)
    return [u,round(sum(x[0]*x[1] for x in L)/u),o,u-o,o/u,r2(sum(x[8] for x in L)/u),r2(sum(x[9] for x in L)/o),r2(sum(x[2]*(x[7] or 0) for x in L)/o),r2(sum(x[8] for x in L)),r2(sum(x[9] for x in L))]
def tl(lab,v,fx):
    ws.write(r,1,lab,fx('@')); d={"label":lab}
    for j,x in enumerate(v):
        if keys[j]=='other:Avg Care Fee' and not x: ws.write(r,2+j,'n/a',F(bold=True,align='right',top=1)); continue
        ws.write_number(r,2+j,x,fx(kf[j])); d[keys[j]]=round(x*100,1) if j==4 else x
    totals.append(d)
for h,L in S:
    ws.write(r,1,h,sec); r+=1; bl=[]
    for nm,sf,u,o,mk,ip,cf in L:
        v=[u,int(sf),o,u-o,o/u,float(mk),float(ip),float(cf),float(u*mk),r2(o*ip)]; bl.append(v)
        ws.write(r,1,nm,ti); row={"type":nm}
        for j,x in enumerate(v):
            if j==7 and not cf: ws.write(r,9,'n/a',F(align='right')); continue
            ws.write_number(r,2+j,x,fm[j]); row[keys[j]]=round(x*100,1) if j==4 else x
        rows.append(row); r+=1
    tl('Subtotal '+h.title(),agg(bl),ft); allr+=bl; r+=2
# community care fee average over AL+MC would mislead: print only rents
v=agg(allr); ws.write(r,1,'COMMUNITY TOTAL',fg('@')); d={"label":'COMMUNITY TOTAL'}
for j,x in enumerate(v):
    if j==7: ws.write_blank(r,9,None,fg('@')); continue
    ws.write_number(r,2+j,x,fg(kf[j])); d[keys[j]]=round(x*100,1) if j==4 else x
totals.append(d); r+=2
for s in ('Market rate is the current street rate for base rent; care fee is averaged over occupied units.','Second person fee ($850 IL / $1,100 AL) is not included.','Monthly totals: market on all units, in-place base rent on occupied units.'):
    ws.write(r,1,s,F(italic=True,font_size=9)); r+=1
w2.set_column('A:A',24); w2.set_column('B:B',50)
w2.write('A1','Current move-in specials',b)
for i,(a_,c_) in enumerate([('IL Studio','$1,000 off community fee'),('IL Two Bedroom','One month free on 13-month stay'),('AL Studio Plus','Rate lock 24 months')]): w2.write(2+i,0,a_,t); w2.write(2+i,1,c_,t)
ws.set_landscape(); ws.fit_to_pages(1,1)
wb.close(); print(totals[-1])
save(name,'UM','senior living workbook, care-level sections with subtotals, two-line header, care fee column, n/a cells',False,keys,rows,totals)
