# residents' receivables of a student property, printed from a spreadsheet by LibreOffice (A4 portrait... letter)
from common import *
import subprocess, tempfile, shutil
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rnd=random.Random(5505)
NAME="Collegiate_Row_Resident_Aging.pdf"
F="Aaliyah Bryce Camila Devon Ethan Farah Gianna Hector Imani Jonah Kiara Liam Mateo Nadia Owen Priya Quentin Rosa Seth Tessa Uriah Violet Wyatt Ximena Yusuf Zoe".split()
L="Abernathy Boateng Castellanos Delacroix Eriksen Fontaine Gutierrez-Maldonado Hollis Iverson Jankowski Kapoor Lindqvist Montgomery Nakamura O'Brien Pellegrino Quiroga Ruzicka Standridge Thibodeaux Underhill Vandersloot Whitcombe Yoder".split()
props=[("Collegiate Row - North",17),("Collegiate Row - South",22),("The Annex",8)]
M=["b0_30","b31_60","b61_90","b90","total","prepaid","deposit","other:Net Exposure"]
wb=Workbook(); ws=wb.active; ws.title="Aging"
FN="Liberation Sans Narrow"
thin=Side(style="thin",color="FF888888")
def row(r,vals,bold=False,fill=None,h=None):
    for i,v in enumerate(vals,1):
        x=ws.cell(r,i,v); x.font=Font(name=FN,size=9,bold=bold); x.alignment=Alignment(vertical="top",wrap_text=i==3)
        if i>=6: x.number_format='#,##0.00_);(#,##0.00);0.00_)'; x.alignment=Alignment(horizontal="right",vertical="top")
        if fill: x.fill=PatternFill("solid",fgColor=fill)
    if h: ws.row_dimensions[r].height=h
ws["A1"]="Resident Aging with Deposits Held"; ws["A1"].font=Font(name=FN,size=14,bold=True,color="FF7B2D26")
ws["A2"]="Residents with a balance or prepayment at 01/31/2025; transactions posted through 02/04/2025"; ws["A2"].font=Font(name=FN,size=9,italic=True)
h1=["Bed\nspace","Resident\nID","Name","Status","Lease\nEnds","Days Outstanding",None,None,None,"Balance\nOwed","Prepaid","Deposit\nHeld","Net\nExposure"]
h2=[None]*5+["0-30","31-60","61-90","Over 90"]+[None]*4
hf=PatternFill("solid",fgColor="FF7B2D26")
for r,h in((4,h1),(5,h2)):
    for i,v in enumerate(h,1):
        x=ws.cell(r,i,v); x.font=Font(name=FN,size=9,bold=True,color="FFFFFFFF"); x.fill=hf; x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
ws.merge_cells("F4:I4")
for c in "ABCDEJKLM": ws.merge_cells(f"{c}4:{c}5")
ws.row_dimensions[4].height=16; ws.row_dimensions[5].height=14
r=6; rows=[];totals=[]; used=set(); rid=40211
for p,n in props:
    row(r,[p],True,"FFF2DCDB"); 
    for i in range(2,14): ws.cell(r,i).fill=PatternFill("solid",fgColor="FFF2DCDB")
    r+=1; g=[]
    beds=sorted(rnd.sample([f"{a}{b:02d}-{c}" for a in(1,2,3) for b in range(1,19) for c in "ABCD"],n))
    for b in beds:
        while True:
            nm=f"{rnd.choice(L)}, {rnd.choice(F)}"
            if nm not in used: used.add(nm); break
        rid+=rnd.randint(3,60); st=rnd.choices(["Current","Notice","Past","Eviction"],[7,1,3,1])[0]
        le="07/31/2025" if st!="Past" else rnd.choice(["07/31/2024","12/20/2024"])
        rent=rnd.choice([689,725,749,795,835,899])
        bk=[0,0,0,0]; pre=0
        x=rnd.random()
        if st=="Past": bk[rnd.choice([2,3])]=round(rnd.uniform(45,1900),2); bk[3]=bk[3] or (round(rnd.uniform(60,800),2) if rnd.random()<.4 else 0)
        elif st=="Eviction": bk=[rent+75,rent+75,rent,round(rnd.uniform(0,1)*rent,2)]
        elif x<.25: pre=-rnd.choice([rent,rent/2,50,120.5])
        elif x<.7: bk[0]=rnd.choice([rent,75,round(rnd.uniform(12,300),2)])
        else: bk[0]=rent; bk[1]=round(rnd.uniform(20,rent),2)
        if rnd.random()<.08: bk[1]=-round(rnd.uniform(10,60),2)
        dep=0 if (st=="Past" or rnd.random()<.15) else rnd.choice([200,250,300])
        bal=round(sum(bk),2); net=round(bal+pre-dep,2)
        d={"property":p,"unit":b,"resident":f"r{rid}","name":nm,"status":st,"date":le}
        d.update(dict(zip(M,[*bk,bal,pre,dep,net])))
        d={k:(round(v,2) if isinstance(v,float) else v) for k,v in d.items()}
        row(r,[b,d["resident"],nm,st,le]+[d[k] for k in M],h=24 if len(nm)>17 else None)
        for i in range(1,14): ws.cell(r,i).border=Border(bottom=Side(style="hair",color="FFBBBBBB"))
        g.append(d); rows.append(d); r+=1
    t=sm(f"{p} ({n} residents)",g,M); totals.append(t); row(r,[t["label"],None,None,None,None]+[t[k] for k in M],True)
    for i in range(1,14): ws.cell(r,i).border=Border(top=thin,bottom=thin)
    r+=2
t=sm("Portfolio total",rows,M); totals.append(t); row(r,[t["label"],None,None,None,None]+[t[k] for k in M],True,"FFF2DCDB")
for i in range(1,14): ws.cell(r,i).border=Border(top=thin,bottom=Side(style="double"))
r+=2
for s in("Balance Owed is the sum of the four aging columns. Net Exposure = Balance Owed + Prepaid (shown as a credit) - Deposit Held.","Guarantor letters were mailed on 02/05/2025 to residents with more than $500 past 60 days."):
    ws.cell(r,1,s).font=Font(name=FN,size=8,italic=True); r+=1
for c,w in zip("ABCDEFGHIJKLM",(7.5,8.5,15,8.5,10,10.5,10,10,10.5,11,10.5,10.5,11.5)): ws.column_dimensions[c].width=w
ws.print_title_rows="4:5"; ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.oddHeader.right.text="Data room 4.3.2"; ws.oddFooter.left.text="Halvorsen Campus Living"; ws.oddFooter.center.text="&P of &N"
ws.page_margins.left=ws.page_margins.right=.4
td=tempfile.mkdtemp(dir=R); src=f"{td}/{NAME[:-4]}.xlsx"; wb.save(src)
subprocess.run(["nice","soffice","--headless","--convert-to","pdf","--outdir",str(D),src],check=True,capture_output=True); shutil.rmtree(td)
save(NAME,"AR",M,rows,totals)
