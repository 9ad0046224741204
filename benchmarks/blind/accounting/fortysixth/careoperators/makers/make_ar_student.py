# student halls, xlsx delinquency by hall, current and past residents
import random
from common_io import *
from openpyxl import Workbook
from openpyxl.styles import Font as _F, Alignment, PatternFill, Border, Side
Font=lambda **k:_F(**{'name':'Calibri',**k})
R=random.Random(4602); STEM="Copperline Student - Delinquency wk44"
B=["b0_30","b31_60","b61_90","b90"]; KEYS=["total"]+B+["deposit","other:Net of Deposit"]
fn="Aiden Brianna Caleb Destiny Ethan Fatima Gavin Hailey Ivan Jasmine Kofi Leila Mateo Nadia Owen Priya Quentin Rosa Sione Tessa Uriel Valeria Weston Ximena Yusuf Zoe Amara Bodhi Camila Dmitri Elise Farid Gracie Hugo Ines Jonah Keira Luca Maren Nico Odessa".split()
ln="Okafor Delgadillo Brandvold Hsieh Marchetti Rowntree Abdi Castañeda Pruitt Vuong Lockhart Sandoval Iverson Teague Bhatt Kaczmarek Muñoz Ferreira Doyle Ashworth Grantley Salter Nyberg Pham Caruthers Wendell Zapata Ruelas Thornbury Keating Ojeda Lindahl Moffitt Espinal Brower Tanaka Haskell Quigg Dossett Varela Amundsen".split()
R.shuffle(fn); R.shuffle(ln); it=iter(zip(fn,ln)); code=iter(range(18211,99999,37))
HALLS=[("Foundry Hall",[("Current Residents",13),("Past Residents",6)]),("The Loom at Ninth",[("Current Residents",10),("Past Residents",9)])]
notes={0:"",1:"pmt plan thru Dec",2:"fin aid posts 11/9",3:"guarantor called 10/28",4:"sent to collections 9/15",5:"roommate split in dispute"}
data=[]
for hall,secs in HALLS:
    H=[]
    for sec,n in secs:
        rows=[]
        for _ in range(n):
            f,l=next(it); v=[0]*4
            rent=R.choice([689,729,775,819,865,929])*100
            if sec[0]=="C":
                v[0]=R.choice([rent,rent+7500,R.randint(3500,rent)])
                if R.random()<.45: v[1]=R.choice([rent,R.randint(4000,rent)])
                if R.random()<.2: v[2]=R.randint(5000,rent)
                if R.random()<.1: v[3]=R.randint(5000,rent*2)
                if R.random()<.12: v=[-R.randint(1500,40000),0,0,0]
            else:
                v[2]=R.choice([0,R.randint(4500,60000)]); v[3]=R.randint(12000,380000)
                if R.random()<.2: v[0]=R.choice([4500,-12500])
            dep=R.choice([0,0,15000,25000,30000]) if sec[0]=="C" else R.choice([0,0,0,15000])
            d=dict(property=hall,unit=f"{'F' if hall[0]=='F' else 'L'}{R.randint(1,6)}{R.randint(1,24):02d}-{R.choice('ABCD')}",resident=f"s{next(code):07d}",name=f"{f} {l}",total=C(sum(v)),deposit=C(dep))
            d.update({k:C(x) for k,x in zip(B,v)}); d["other:Net of Deposit"]=C(sum(v)-dep)
            d["_n"]=notes[R.choice([0,0,1,2,3,5] if sec[0]=="C" else [0,4,4])]
            rows.append(d)
        rows.sort(key=lambda r:r["unit"]); H.append((sec,rows))
    data.append((hall,H))
wb=Workbook(); ws=wb.active; ws.title="Delq 10-31"
ws.sheet_view.showGridLines=False
bold=Font(name="Calibri",bold=True,size=10); base=Font(name="Calibri",size=10)
ws["A1"]="Copperline Student Communities"; ws["A1"].font=Font(name="Calibri",bold=True,size=15,color="7A3B12")
ws["A2"]="Weekly Delinquency - Week 44 (as of Saturday 10/31/2026)"; ws["A2"].font=Font(italic=True,size=11)
ws["A3"]="Prepared for: Regional Ops call, Mon 11/2.  All balances; guarantor accounts rolled into resident."; ws["A3"].font=Font(size=9,color="666666")
hd=PatternFill("solid",fgColor="2F3E46"); w=Font(bold=True,color="FFFFFF",size=10)
ws.merge_cells("F5:I5"); ws["F5"]="Days Outstanding"
for col,t in zip("ABCDEFGHIJKL",["Bed Space","Resident Code","Lease ID","Resident","Total Owed","0-30","31-60","61-90","Over 90","Deposit Held","Net of Deposit","Comments"]): ws[f"{col}6"]=t
for r in(5,6):
    for col in "ABCDEFGHIJKL":
        ws[f"{col}{r}"].fill=hd; ws[f"{col}{r}"].font=w; ws[f"{col}{r}"].alignment=Alignment(horizontal="center",wrap_text=True)
ws.column_dimensions["C"].hidden=True
for col,wd in zip("ABDEFGHIJKL",[11,14,24,13,12,12,12,12,12,14,27]): ws.column_dimensions[col].width=wd
NF='#,##0.00_);[Red](#,##0.00)'; colof=dict(zip(KEYS,"EFGHIJK"))
r=7; rows_t=[]; tots=[]
def money(d,r,font,fill=None,top=False):
    for k in KEYS:
        c=ws[f"{colof[k]}{r}"]; c.value=d[k]/100; c.number_format=NF; c.font=font
        if top: c.border=Border(top=Side(style=top))
    if fill:
        for col in "ABCDEFGHIJKL": ws[f"{col}{r}"].fill=PatternFill("solid",fgColor=fill)
def T(label,rs):
    t={"label":label}; t.update({k:C(sum(x[k] for x in rs)) for k in KEYS}); tots.append(t); return t
for hall,H in data:
    ws.merge_cells(f"A{r}:L{r}"); ws[f"A{r}"]=hall; ws[f"A{r}"].font=Font(bold=True,size=12); ws[f"A{r}"].fill=PatternFill("solid",fgColor="D9C5B2"); r+=1
    for sec,rows in H:
        ws[f"A{r}"]=sec; ws[f"A{r}"].font=Font(bold=True,italic=True,size=10); r+=1
        for d in rows:
            ws[f"A{r}"]=d["unit"]; ws[f"B{r}"]=d["resident"]; ws[f"C{r}"]="LS-%06d"%R.randint(100000,999999); ws[f"D{r}"]=d["name"]; ws[f"L{r}"]=d["_n"] or None
            for col in "ABCDL": ws[f"{col}{r}"].font=base
            ws[f"L{r}"].alignment=Alignment(indent=1)
            money(d,r,base); rows_t.append({k:v for k,v in d.items() if k[0]!="_"}); r+=1
        t=T(f"Subtotal {sec}",rows); ws[f"D{r}"]=t["label"]; ws[f"D{r}"].font=bold; money(t,r,bold,None,"thin"); r+=2
    t=T(f"{hall} Total",[x for s in H for x in s[1]]); ws[f"D{r}"]=t["label"]; ws[f"D{r}"].font=bold; money(t,r,bold,"EFE6DD","medium"); r+=2
t=T("Portfolio Total",[x for _,H in data for s in H for x in s[1]]); ws[f"D{r}"]=t["label"]; ws[f"D{r}"].font=w; money(t,r,w,"2F3E46"); r+=2
ws[f"A{r}"]="Recap by resident status"; ws[f"A{r}"].font=bold; r+=1
for s in("Current Residents","Past Residents"):
    t=T(f"All {s}",[x for _,H in data for q in H if q[0]==s for x in q[1]]); ws[f"D{r}"]=t["label"]; ws[f"D{r}"].font=base; money(t,r,base); r+=1
r+=1; ws[f"A{r}"]="Past residents over 90 days go to Tri-County Recovery on the 15th unless a plan is signed."; ws[f"A{r}"].font=Font(size=9,italic=True)
ws.freeze_panes="E7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="5:6"
wb.save(doc(STEM+".xlsx")); put(STEM,"AR",KEYS,rows_t,tots); print(STEM,len(rows_t))
