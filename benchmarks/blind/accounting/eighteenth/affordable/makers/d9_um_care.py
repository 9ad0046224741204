# senior living by care level, merged level cells, second-person fees, dollars as text; xlsxwriter
from common import *
import xlsxwriter
FN='St_Brendans_suite_mix.xlsx'
D=[("Independent Living",[("IL-S","Studio",14,13,402,2890,2811,2650,2990,650,None),("IL-1","One bedroom",38,34,588,3640,3522,3290,3795,750,None),("IL-1D","One bedroom with den",16,16,702,4085,3948,3750,4190,750,None),("IL-2","Two bedroom",12,10,911,4790,4655,4400,4950,850,None),("IL-1R","One bedroom, rent-geared-to-income (subsidized)",8,8,575,1395,884,610,1120,250,None)]),
("Assisted Living",[("AL-S","Studio",22,20,345,4980,4816,4550,5100,1250,640),("AL-SD","Studio deluxe",12,11,398,5325,5190,4900,5480,1250,655),("AL-1","One bedroom",18,15,520,6110,5944,5600,6290,1450,710),("AL-2","Two bedroom companion",6,5,744,7240,7015,6800,7350,1450,690)]),
("Memory Care",[("MC-P","Private",16,15,310,7685,7492,7100,7800,None,1180),("MC-E","Private with enclosed patio view",4,4,338,7990,7810,7600,8100,None,1195),("MC-C","Companion (semi-private, rate per suite)",5,4,366,9860,9644,9400,9990,None,1240)])]
M=["units","occupied","vacant","pct_occ","sf","other:Second Person Fee","other:Avg Care Fee","rent_low","rent_high","actual","market","actual_sf","actual_total"]
H=["Suites","Occ.","Vac.","Occ. %","Sq ft","Second Person Fee","Avg Care Fee","In-place low","In-place high","Avg in-place base rate","Market rate","In-place per sq ft","In-place base rent, month"]
wb=xlsxwriter.Workbook(doc(FN)); ws=wb.add_worksheet('Suite mix')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,'valign':'vcenter',**k})
ws.write(0,0,"ST. BRENDAN'S VILLAGE, Moncton NB",F(bold=1)); ws.write(1,0,"Suite mix and rates at 1 May 2026 (CAD per month)",F())
h=F(bold=1,text_wrap=1,align='center',bottom=2,top=2)
for i,x in enumerate(["Level of care","Code","Suite type"]+H): ws.write(3,i,x,h)
ws.set_row(3,44); ws.set_column(0,0,13); ws.set_column(1,1,8); ws.set_column(2,2,24); ws.set_column(3,15,10)
r=4; rows=[];tot=[]
def cells(v,r,b,o):
    for i,(x,n) in enumerate(zip(v,M)):
        fmt={'pct_occ':'0.0%','actual_sf':'0.00','actual_total':'$#,##0'}.get(n,'#,##0')
        f=F(num_format=fmt,bold=b,align='right',**({'top':1} if b else {}))
        if x is None: ws.write_string(r,3+i,'' if b else 'n/a',f); continue
        o[n]=x
        if n in('other:Second Person Fee','market','actual') : ws.write_string(r,3+i,f"$ {x:,.0f}",f)
        elif n=='pct_occ': ws.write_number(r,3+i,round(x/100,3),f)
        else: ws.write_number(r,3+i,x,f)
    return o
def agg(l):
    U=sum(d[2] for d in l);O=sum(d[3] for d in l);S=sum(d[2]*d[4] for d in l);T=sum(d[3]*d[6] for d in l);MK=sum(d[2]*d[5] for d in l);OS=sum(d[3]*d[4] for d in l)
    return [U,O,U-O,round(100*O/U,1),round(S/U),None,None,min(d[7] for d in l),max(d[8] for d in l),round(T/O),round(MK/U),round(T/OS,2),T]
for sec,l in D:
    ws.merge_range(r,0,r+len(l)-1,0,sec,F(bold=1,text_wrap=1,align='center',bg_color='#EDEDED'))
    for k,t,u,o,sf,mk,ac,lo,hi,sp,cf in l:
        assert o<=u and lo<=ac<=hi
        ws.write(r,1,k,F()); ws.write(r,2,t,F(text_wrap=1)); 
        if len(t)>25: ws.set_row(r,28)
        rows.append(cells([u,o,u-o,round(100*o/u,1),sf,sp,cf,lo,hi,ac,mk,round(ac/sf,2),o*ac],r,False,{"type":k+" "+t})); r+=1
    lab="Total "+sec; ws.merge_range(r,0,r,2,lab,F(bold=1,top=1)); tot.append(cells(agg(l),r,True,{"label":lab})); r+=1
lab="Total village"; ws.merge_range(r,0,r,2,lab,F(bold=1,top=1)); tot.append(cells(agg([d for _,l in D for d in l]),r,True,{"label":lab})); r+=2
for t in ["Base rates leave out care and second-person fees. Total lines: area and market rate weighted by suites, in-place rate and rent per sq ft by occupied suites; lowest and highest of the rates above.","Rent-geared-to-income suites: NB Housing pays the difference to the agreed market rate; the in-place rate is what the resident pays."]:
    ws.write(r,0,t,F(italic=1,font_size=9)); r+=1
ws.write(r+1,1,"Care fee schedule",F(bold=1)); 
for i,(a,b) in enumerate([("Level 1","$ 420"),("Level 2","$ 780"),("Level 3","$ 1,260")]): ws.write(r+2+i,1,a,F()); ws.write(r+2+i,2,b,F())
ws.set_landscape(); ws.fit_to_pages(1,1); wb.close(); save(FN,"UM",None,M,rows,tot)
