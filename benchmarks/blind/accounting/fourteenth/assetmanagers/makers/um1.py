# senior living care level mix, xlsxwriter, merged care level, side table
from common import *
import xlsxwriter
fn='carelevel_mix.xlsx'
# level, type, sf, units, beds, occ, street, inplace, care, conc
D=[('Independent Living',[('Studio – Wren',432,14,14,13,3150,3012,None,50),('One Bedroom – Heron',618,32,40,29,3895,3748,None,75),('One Bedroom + Den – Plover',704,12,18,11,4350,4190,None,75),('Two Bedroom – Osprey',946,10,18,8,5275,5011,None,150)]),
('Assisted Living',[('Studio',368,26,26,22,4825,4560,740,0),('Studio, shared bath',340,8,8,5,4290,4015,810,200),('Companion Suite',512,9,18,8,3650,3475,695,0),('One Bedroom',541,18,21,17,5640,5385,880,125),('One Bedroom Deluxe',602,6,7,6,6110,5902,905,0)]),
('Memory Care',[('Private Room',298,16,16,15,7450,7120,None,0),('Semi-Private Room',396,7,14,5,5980,5645,None,300),('Private Suite',420,3,3,3,8275,8050,None,0)])]
K=['sf','other:Inventory Lic. Beds','units','occupied','vacant','pct_occ','market','actual','other:Averages per apartment ($ / month) Avg Care Charge','other:Averages per apartment ($ / month) Monthly Incentive','market_total','actual_total']
wb=xlsxwriter.Workbook(os.path.join(DOC,fn));ws=wb.add_worksheet('Mix')
F=lambda **k:wb.add_format({'font_name':'Cambria','font_size':10,**k})
T=F(bold=1,font_size=16);H=F(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#DDEBF7',border=1)
M=F(bold=1,rotation=0,font_size=9,align='center',valign='vcenter',border=1)
ws.set_column('A:A',1.5);ws.set_column('B:B',13);ws.set_column('C:C',27);ws.set_column('D:O',10.5);ws.set_column('P:P',3);ws.set_column('Q:Q',22)
ws.write('B1','Stillwater Commons – Unit Mix by Care Level',T);ws.write('B2','Census date 10/31/2025   •   all rates per apartment per month',F(italic=1))
ws.merge_range('B4:C5','Care level / apartment',H);ws.merge_range('D4:F4','Inventory',H);ws.merge_range('G4:I4','Census',H);ws.merge_range('J4:M4','Averages per apartment ($ / month)',H);ws.merge_range('N4:O4','Monthly totals ($)',H)
for i,h in enumerate(['Sq Ft','Lic. Beds','Apts','Occ.','Vacant','Occ. %','Street Rate','In-Place Rate','Avg Care Charge','Monthly Incentive','At Street (all apts)','In Place (occupied)']): ws.write(4,3+i,h,H)
ws.set_row(4,30)
fm=['#,##0','0','0','0','0','0.0%','$#,##0','$#,##0','$#,##0;;"n/a"','#,##0;(#,##0);"–"','#,##0','#,##0']
def put(r,v,b):
    for i,x in enumerate(v):
        f=F(num_format=fm[i],border=1,bold=b,**({'bg_color':'#F2F2F2'} if b else {}))
        if x is None:
            if i==8 : ws.write_string(r,3+i,('incl.' if lv[0]=='M' else 'n/a') if not b else '',F(align='right',border=1,italic=1))
            else: ws.write_blank(r,3+i,None,f)
        else: ws.write_number(r,3+i,round(x/100,4) if i==5 else x,f)
def tot(L):
    u=sum(x[2] for x in L);o=sum(x[4] for x in L)
    w=lambda i,b:round(sum((x[i] or 0)*x[b] for x in L)/sum(x[b] for x in L))
    care=None if any(x[7] is None for x in L) else w(7,4)
    return [w(1,2),sum(x[3] for x in L),u,o,u-o,round(100*o/u,1),w(5,2),w(6,4),care,w(8,4),sum(x[2]*x[5] for x in L),sum(x[4]*x[6] for x in L)]
r=5;rows=[];tots=[]
for lv,L in D:
    r0=r
    for x in L:
        t,sf,u,b,o,s,a,c,k=x
        v=[sf,b,u,o,u-o,round(100*o/u,1),s,a,c,-k if k else 0,u*s,o*a]
        ws.write(r,2,t,F(border=1));put(r,v,False);rows.append({"type":t,**dict(zip(K,v))});r+=1
    ws.merge_range(r0,1,r-1,1,lv,F(bold=1,rotation=0,font_size=9,align='center',valign='vcenter',border=1,text_wrap=1))
    v=tot(L);v[9]=-v[9] if v[9] else 0
    ws.merge_range(r,1,r,2,f'{lv} – total / wtd avg',F(bold=1,border=1,bg_color='#F2F2F2'));put(r,v,True);tots.append({"label":f'{lv} – total / wtd avg',**dict(zip(K,v))});r+=1
A=[x for _,L in D for x in L];v=tot(A);v[9]=-v[9]
ws.merge_range(r,1,r,2,'COMMUNITY',F(bold=1,border=1,bg_color='#F2F2F2'));put(r,v,True);tots.append({"label":'COMMUNITY',**dict(zip(K,v))})
for i,l in enumerate(['Square feet and street rate averages are weighted by apartments; in-place rate, care charge and incentive by occupied apartments. Rounded to the dollar.','Independent living residents buy care à la carte from outside agencies ("n/a"); memory care is all-inclusive ("incl.").','Incentives in parentheses are off the in-place rate for the first twelve months and are not deducted in the totals.']): ws.write(r+2+i,1,l,F(italic=1,font_size=9))
ws.write('Q4','Other fees',F(bold=1,bottom=1));ws.write('R4','$',F(bold=1,bottom=1,align='right'))
for i,(a,b) in enumerate([('Second person – IL',895),('Second person – AL',1150),('Community fee',4500),('Pet fee, once',600),('Garage stall',135)]): ws.write(5+i,16,a,F());ws.write(5+i,17,b,F(num_format='#,##0'))
wb.close();save(fn,'UM',K,rows,tots)
