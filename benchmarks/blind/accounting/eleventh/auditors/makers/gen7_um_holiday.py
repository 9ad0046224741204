# UK holiday park pitch schedule, made in a workbook and printed by LibreOffice
import random,subprocess,os,shutil
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(1907)
S=[("Owner-occupied holiday homes (licence)",[("Static - Seaview row",42,41,5460),("Static - Meadow",78,69,4385),("Static - Woodland (hardstanding)",36,36,4720),("Lodge plot - single",18,14,6950),("Lodge plot - twin",24,19,8240),("Lakeside lodge plot - twin",9,9,9875)]),
("Seasonal touring pitches",[("Touring - grass, 10A",30,22,1980),("Touring - fully serviced",26,26,2640),("Touring - storage only",15,11,495)]),
("Residential (Mobile Homes Act)",[("Park home - single unit",12,12,2412),("Park home - twin unit",17,16,2856)])]
C=["units","pct_units","occupied","vacant","pct_occ","other:Average Fee £ p.a.","annual"]
T=sum(x[1] for _,a in S for x in a)
def mk(n,o,inc):
    d={"units":n,"pct_units":round(n/T*100,1),"occupied":o,"vacant":n-o,"pct_occ":round(o/n*100,1),"other:Average Fee £ p.a.":r2(inc/o),"annual":inc}
    if n==o:del d["vacant"]
    return d
wb=Workbook();ws=wb.active;ws.title="Pitches"
F=lambda b=False,s=10,i=False,c="000000":Font(name="Liberation Serif",bold=b,size=s,italic=i,color=c)
ws["A1"]="Saltmarsh Bay Holiday Park";ws["A1"].font=F(True,16)
ws["A2"]="Schedule of pitches and fee income - licence year 1 March 2025 to 31 January 2026";ws["A2"].font=F(i=True)
hd=["Pitch type","Pitches","% of\npark","Occupied","Vacant","%\noccupied","Average Fee\n£ p.a.","Annual Rent\n£"];th=Side(style="thin");h=4
gr=PatternFill("solid",fgColor="E2EFDA")
for i,t in enumerate(hd,1):
    x=ws.cell(h,i,t);x.font=F(True);x.alignment=Alignment(wrap_text=True,horizontal="left" if i==1 else "right",vertical="bottom");x.border=Border(top=th,bottom=th);x.fill=gr
ws.row_dimensions[h].height=30
FM=['0','0.0"%"','0','0','0.0"%"','#,##0.00','#,##0']
def put(r,lab,d,b=False):
    ws.cell(r,1,lab).font=F(b);ws.cell(r,1).alignment=Alignment(indent=0 if b else 1)
    for i,k in enumerate(C):
        x=ws.cell(r,2+i,d.get(k,"-"));x.number_format=FM[i];x.font=F(b);x.alignment=Alignment(horizontal="right")
        if b:x.border=Border(top=th)
r=5;rows=[];tots=[]
for s,a in S:
    ws.cell(r,1,s).font=F(True,10.5,True,"375623");r+=1;sr=[]
    for t,n,o,fee in a:
        inc=float(o*fee - (R.choice([0,120,365]) if o>12 else 0));d={"type":t,**mk(n,o,inc)};put(r,t,d);sr.append(d);r+=1
    d={"label":"Sub-total / average",**mk(sum(x["units"] for x in sr),sum(x["occupied"] for x in sr),sum(x["annual"] for x in sr))}
    put(r,d["label"],d,True);tots.append(d);rows+=sr;r+=2
d={"label":"TOTAL PARK",**mk(T,sum(x["occupied"] for x in rows),sum(x["annual"] for x in rows))};put(r,d["label"],d,True);tots.append(d)
for i in range(1,9):ws.cell(r,i).border=Border(top=th,bottom=Side(style="double"));ws.cell(r,i).fill=gr
r+=2
for t in("Average fee is annual rent divided by occupied pitches, including VAT where charged; part-year starters are pro-rated.","Site licence permits 310 pitches. Hire-fleet caravans (11) trade through the operating company and are excluded.","Agreed to Sage 200 nominal 4010-4040 by internal audit, 2 June 2025.      Initials: ______"):
    ws.cell(r,1,t).font=F(s=8.5);r+=1
for c,w in zip("ABCDEFGH",(35,9,9,10,9,11,14,14)):ws.column_dimensions[c].width=w
ws.page_setup.paperSize=9;ws.page_setup.orientation="landscape";ws.oddHeader.right.text="Confidential";ws.oddFooter.center.text="Saltmarsh Bay - page &P of &N"
ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
os.makedirs("lo",exist_ok=True);p="lo/saltmarsh_pitch_schedule.xlsx";wb.save(p)
subprocess.run(["nice","soffice","--headless","-env:UserInstallation=file:///tmp/docextract-blind-lo","--convert-to","pdf","--outdir","documents",p],stdout=-3,stderr=-3)
save("saltmarsh_pitch_schedule.pdf","UM",C,rows,tots)
