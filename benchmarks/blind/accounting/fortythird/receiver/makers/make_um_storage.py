from common import *
import subprocess, os
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
r=random.Random(4322); N='BIGLOCK_unit_mix'
S=[("CLIMATE CONTROLLED - FLOOR 1",[("5 x 5",25,24,62),("5 x 10",50,41,98),("8 x 10",80,12,139),("10 x 10",100,36,164),("10 x 15",150,22,209),("10 x 20",200,9,248)]),
("CLIMATE CONTROLLED - FLOOR 2",[("4 x 5 (locker)",20,30,39),("5 x 5",25,28,52),("5 x 10",50,46,84),("10 x 10",100,33,141),("10 x 15",150,14,182)]),
("DRIVE-UP, NON CLIMATE",[("5 x 10",50,20,72),("10 x 10",100,44,119),("10 x 15",150,38,149),("10 x 20",200,42,178),("10 x 25",250,16,205),("10 x 30",300,18,229),("12 x 35",420,6,299)]),
("OUTDOOR PARKING",[("10 x 20 stall",200,26,55),("12 x 30 stall",360,31,85),("12 x 45 RV",540,11,115)])]
money=["sf","units","total_sf","occupied","vacant","pct_occ","market","market_sf","market_total","actual_total","actual","ltl"]
H=["SIZE","SQFT\nEA","#\nUNITS","NET RENTABLE\nSQFT","#\nRENTED","#\nVACANT","UNIT\nOCC %","STREET\nRATE","RATE\n/SQFT","GROSS\nPOTENTIAL","RENT ROLL\nIN PLACE","AVG IN\nPLACE","LOSS TO\nLEASE"]
wb=Workbook(); ws=wb.active; ws.title='UNITMIX'; F=lambda **k: Font(name='Tahoma',size=9,**k)
for i,w in enumerate([20]+[9]*12,1): ws.column_dimensions[gl(i)].width=w+(3 if i>9 else 0)
ws['A1']='BIGLOCK STORAGE #14 - HOLLIS FERRY RD'; ws['A1'].font=F(bold=True); ws['A2']='UNIT MIX / ECONOMIC SUMMARY'; ws['A2'].font=F(); ws['A3']='AS OF 06/30/2026'; ws['A3'].font=F(); ws['M1']='MO. RATES'; ws['M1'].font=F(italic=True)
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h); c.font=F(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='C00000'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[5].height=40
fm={"pct_occ":'0.0',"market_sf":'0.00',"market":'#,##0.00',"market_total":'#,##0.00',"actual_total":'#,##0.00',"actual":'#,##0.00',"ltl":'#,##0.00;(#,##0.00)',"total_sf":'#,##0'}
rows=[];tot=[];R=6;add=["units","total_sf","occupied","vacant","market_total","actual_total","ltl"];planted=None
def wr(o,R,b=False):
    for i,k in enumerate(money,2):
        if k in o: c=ws.cell(R,i,o[k]); c.number_format=fm.get(k,'0'); c.font=F(bold=b)
        if b: ws.cell(R,i).border=Border(top=Side(style='thin'))
true=[]
def total(lab,st,R):
    t={"label":lab}
    for k in add: t[k]=round(sum(o.get(k,0) for o in true[st:]),2)
    t["pct_occ"]=round(t["occupied"]/t["units"]*100,1)
    t["market_sf"]=round(t["market_total"]/t["total_sf"],2); t["actual"]=round(t["actual_total"]/t["occupied"],2)
    c=ws.cell(R,1,lab); c.font=F(bold=True); wr(t,R,True); t['_idx']=range(st,len(rows)); tot.append(t)
for sec,ls in S:
    ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=13); c=ws.cell(R,1,sec); c.font=F(bold=True,underline='single'); R+=1; st=len(rows)
    for sz,sf,n,rt in ls:
        oc=int(n*r.uniform(.55,.97)); act=round(oc*rt*r.uniform(.8,1.07),2)
        if sz.endswith('RV'): oc=n; act=round(n*rt*.93,2)
        o=dict(type=sz,sf=sf,units=n,total_sf=sf*n,occupied=oc,vacant=n-oc,pct_occ=round(oc/n*100,1),market=rt,market_sf=round(rt/sf,2),market_total=rt*n,actual_total=act,actual=round(act/oc,2),ltl=round(rt*oc-act,2))
        true.append(o); p=dict(o)
        rows.append(p); ws.cell(R,1,sz).font=F(); ws.cell(R,1).alignment=Alignment(indent=1); wr(p,R); R+=1
    total("SUB-TOTAL",st,R); R+=2
total("SITE TOTAL",0,R)
ws.cell(R+2,1,"LOSS TO LEASE = STREET RATE ON RENTED UNITS LESS RENT ROLL; PARENTHESES = TENANTS ABOVE STREET.").font=F(italic=True)
ws.cell(R+3,1,"OWNER'S BROCHURE CLAIMS 94% OCCUPANCY.").font=F(italic=True)
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
tmp='.'; os.makedirs(tmp,exist_ok=True); wb.save(tmp+N+'.xlsx')
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','xls:MS Excel 97','--outdir',DOC,tmp+N+'.xlsx'],capture_output=True)
save(N,'UM',planted,money,rows,tot,add)
