# build-to-rent, by phase; workbook printed to PDF by LibreOffice
import random, subprocess, os
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from common17 import *
R=random.Random(1708)
P=[("Phase I - delivered Q3 2024",[("The Wren (cottage)",1,1,742,22,1645),("The Finch (duplex)",2,2,1048,34,1995),("The Lark (detached)",3,2,1386,28,2380)],(.93,.99)),
("Phase II - delivered Q2 2025",[("The Finch (duplex)",2,2,1048,26,2015),("The Lark (detached)",3,2,1386,30,2405),("The Heron (two-story)",3,2.5,1644,24,2610),("The Osprey (two-story)",4,3,1912,12,2940)],(.84,.96)),
("Phase III - in lease-up",[("The Wren (cottage)",1,1,742,16,1675),("The Heron (two-story)",3,2.5,1644,22,2595),("The Osprey (two-story)",4,3,1912,18,2965)],(.35,.62))]
cols=["units","pct_units","occupied","other:Pre-Leased Homes","pct_leased","sf","total_sf","market","market_sf","actual","other:Gain (Loss) to Asking","annual"]
wb=Workbook(); w=wb.active; w.title="Homes"
w["A1"]="FIELDSTONE CROSSING"; w["A1"].font=Font(name="Liberation Serif",size=15,bold=True)
w["A2"]="Single-Family Rental Community, 232 Homes - Home Mix by Phase (leasing report of September 7, 2026)"; w["A2"].font=Font(name="Liberation Serif",size=9)
os.makedirs("/tmp/docextract-blind-lo",exist_ok=True)
H=["Floor Plan","Bed","Bath","No. of\nHomes","% of\nMix","Occupied\nHomes","Pre-Leased\nHomes","%\nLeased","Avg\nSq Ft","Total\nSq Ft","Asking\nRent","Asking\nPSF","In-Place\nRent","Gain (Loss)\nto Asking","Annual Potential\nat Asking"]
FM=["0","0.0%","0","0","0.0%","#,##0","#,##0","$#,##0","$0.00","$#,##0","$#,##0;($#,##0)","$#,##0"]
sd=Side(style="thin",color="999999"); fo=lambda b=False,**k:Font(name="Liberation Serif",size=10,bold=b,**k)
for i,t in enumerate(H,1):
    x=w.cell(4,i,t); x.font=fo(True); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); x.border=Border(sd,sd,sd,sd); x.fill=PatternFill("solid",fgColor="D6DCE4")
w.row_dimensions[4].height=30
r=5; rows=[];tots=[]; N=sum(q[4] for p in P for q in p[1])
def mk(u,o,pl,ts,mt,at):
    d={"units":u,"pct_units":round(u/N,3),"occupied":o,cols[3]:pl,"pct_leased":round((o+pl)/u,3),"sf":round(ts/u),"total_sf":ts,"market":round(mt/u),"market_sf":round(mt/ts,2),"actual":round(at/o)}
    d[cols[10]]=d["market"]-d["actual"]; d["annual"]=mt*12; return d
def put(d,b=False):
    for i,(k,f) in enumerate(zip(cols,FM),4):
        x=w.cell(r,i,d[k]); x.number_format=f
    for i in range(1,16):
        x=w.cell(r,i); x.font=fo(b); x.border=Border(sd,sd,sd,sd)
        if i>1: x.alignment=Alignment(horizontal="right")
G=[0]*6
for t,l,(lo,hi) in P:
    w.cell(r,1,t).font=fo(True,color="1F3864"); w.merge_cells(start_row=r,end_row=r,start_column=1,end_column=15); r+=1; T=[0]*6
    for nm,b,ba,sf,u,m in l:
        o=round(u*R.uniform(lo,hi)); pl=min(u-o,R.randint(0,3)); ip=m+R.choice([-1,-1,-1,1])*R.randrange(5,85,5)
        v=[u,o,pl,u*sf,u*m,o*ip]; d=mk(*v); put(d); w.cell(r,1,nm); w.cell(r,2,b); w.cell(r,3,ba).number_format="0.0"; rows.append({"type":nm,"beds":b,"baths":ba,**d}); r+=1; T=[a+c for a,c in zip(T,v)]
    d=mk(*T); put(d,True); lab=t.split(" -")[0]+" Total / Wtd. Avg."; w.cell(r,1,lab); tots.append({"label":lab,**d}); r+=1; G=[a+c for a,c in zip(G,T)]
d=mk(*G); put(d,True); w.cell(r,1,"COMMUNITY TOTAL / WTD. AVG."); tots.append({"label":"COMMUNITY TOTAL / WTD. AVG.",**d})
assert N==232,N
for i in range(1,16): w.cell(r,i).fill=PatternFill("solid",fgColor="D6DCE4")
w.cell(r+2,1,"In-place rent is the average over occupied homes and excludes garage, yard-care and pet charges. Gain (loss) = asking less in-place.").font=fo(italic=True)
for c,x in zip("ABCDEFGHIJKLMNO",[31,5,5,8,8,10,11,8,7,9,9,8,9,11,15]): w.column_dimensions[c].width=x
w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.oddFooter.left.text="Confidential - subject to NDA"; w.oddFooter.right.text="Page &P of &N"
w.page_margins.left=w.page_margins.right=0.35; w.page_margins.top=0.5
n="fieldstone_crossing_home_mix"; wb.save(f"{H_}/lo/{n}.xlsx") if (H_:='.') else 0
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{H_}/lo","--convert-to","pdf","--outdir",f"{H_}/documents",f"{H_}/lo/{n}.xlsx"],check=True,timeout=200)
save(n+".pdf","UM",cols,rows,tots); print(len(rows),d)
