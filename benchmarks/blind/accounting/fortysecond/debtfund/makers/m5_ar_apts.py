# small-balance apartment sponsor, three properties, hand-kept delinquency workbook (openpyxl)
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
rnd=random.Random(505)
FN="Tanisha Luis Brooke Demetrius Ana Walt Keisha Ivan Marla Chidi Rosa Glenn Priya Hector Shawna Bo Yesenia Carl Minh Odette".split()
LN="Abernathy Quiroz Tillis Okonjo Fairweather Bastien Lugo Pruett Nakamura Dossett Vance Ibarra Stroud Kettle Omondi Plank Reyes Whitlow Zamora Crisp".split()
PR=[("Oakhollow",["A","B","C"],17),("Elmdale Ct",["1","2"],9),("Prospect Flats",["N","S"],13)]
B=["b0_30","b31_60","b61_90","b90"]; keys=B+["other:Gross owed","prepaid","total","deposit"]
H=["0 – 30","31 – 60","61 – 90","90 +"]
rows=[];tot=[];lay=[];tid=4410
for pn,bs,n in PR:
    g=[]; us=sorted(set(f"{rnd.choice(bs)}-{rnd.randint(1,3)}{rnd.randint(1,12):02d}" for _ in range(n)))
    for u in us:
        tid+=rnd.randint(1,40); st=rnd.choices(["Current","Notice","Eviction","Past"],[6,2,2,2])[0]; rent=rnd.randrange(875,1450,25)
        r={"property":pn,"unit":u,"resident":f"t{tid:07d}","name":f"{rnd.choice(LN)}, {rnd.choice(FN)}","_st":st}
        if st=="Current" and rnd.random()<.3: r["prepaid"]=-float(rnd.choice([25,rent,round(rnd.uniform(10,400),2)]))
        else:
            if st in("Current","Notice","Eviction"): r["b0_30"]=round(rnd.choice([rent,rent+75,rnd.uniform(40,rent)]),2)
            if st in("Notice","Eviction") : r["b31_60"]=round(rnd.choice([rent,rnd.uniform(90,rent)]),2)
            if st in("Eviction","Past"): r["b61_90"]=round(rnd.uniform(100,rent),2)
            if st in("Past",) or rnd.random()<.25: r["b90"]=round(rnd.uniform(60,3900),2)
            r["other:Gross owed"]=round(sum(r.get(k,0) for k in B),2)
            if rnd.random()<.12: r["prepaid"]=-round(rnd.uniform(5,60),2)
        r["total"]=round(r.get("other:Gross owed",0)+r.get("prepaid",0),2)
        r["deposit"]=float(rnd.choice([0,250,300,500,rent]))
        r["_n"]={"Eviction":rnd.choice(["FED filed 6/12","writ 7/9","court 7/21, Judge Ames"]),"Past":rnd.choice(["to collections","skip – left 4/2","FAS sent"]),"Notice":rnd.choice(["NTV 7/31",""]),"Current":rnd.choice(["","","promise to pay 7/10","HAP pending"])}[st]
        g.append(r)
    s={"label":f"{pn} – subtotal ({len(g)})",**sums(g,keys)};rows+=g;tot.append(s);lay.append((pn,g,s))
gt={"label":"PORTFOLIO",**sums(rows,keys)};tot.append(gt)
wb=Workbook();ws=wb.active;ws.title="DQ 06.30"
ws["A1"]="Ridgeback Residential – Delinquency & Prepaids";ws["A1"].font=Font(name="Arial Narrow",size=15,bold=True);ws.merge_cells("A1:N1")
ws["A2"]="Month-end June 2026. Sent to lender w/ compliance cert.";ws["A2"].font=Font(italic=True)
ws["L2"]="Lender loan #";ws["M2"]="TL-2291"
th=Side(style="thin");hd=PatternFill("solid",fgColor="203864");al=Alignment(horizontal="center",vertical="center",wrap_text=True)
def H1(rng,t):
    a=rng.split(":")[0]; ws[a]=t; ws.merge_cells(rng)
    ws[a].font=Font(bold=True,color="FFFFFF");ws[a].fill=hd;ws[a].alignment=al
H1("A4:A5","Property");H1("B4:D4","Resident");H1("E4:E5","Status");H1("F4:F5","e-mail");H1("G4:J4","Unpaid charges, days since billed");H1("K4:K5","Gross\nowed");H1("L4:L5","Pre-\npaid");H1("M4:M5","Net\nbalance");H1("N4:N5","Deposit\nheld");H1("O4:O5","Remarks")
for i,t in enumerate(["Apt","Code","Name"]): c=ws.cell(5,2+i,t);c.font=Font(bold=True);c.alignment=al
for i,t in enumerate(H): c=ws.cell(5,7+i,t);c.font=Font(bold=True);c.alignment=al
ws.column_dimensions["F"].hidden=True
for col,w in zip("ABCDEGHIJKLMNO",[15,8,11,24,10,11,11,11,11,12,11,12,11,26]):ws.column_dimensions[col].width=w
nf='#,##0.00;[Red](#,##0.00)';r0=6
for pn,g,s in lay:
    for i,r in enumerate(g):
        ws.cell(r0,1,pn);ws.cell(r0,2,r["unit"]);ws.cell(r0,3,r["resident"]);ws.cell(r0,4,r["name"]);ws.cell(r0,5,r["_st"]);ws.cell(r0,6,r["name"].split(",")[0].lower()+"@mailbox.example");ws.cell(r0,15,r["_n"] or None)
        for j,k in enumerate(keys):
            if r.get(k) is not None: ws.cell(r0,7+j,r[k]).number_format=nf
        r0+=1
    ws.cell(r0,1,s["label"])
    for j,k in enumerate(keys):
        if k in s: ws.cell(r0,7+j,s[k]).number_format=nf
    for c in range(1,16): ws.cell(r0,c).font=Font(bold=True);ws.cell(r0,c).fill=PatternFill("solid",fgColor="DDE6F3");ws.cell(r0,c).border=Border(top=th)
    r0+=2
ws.cell(r0,1,gt["label"])
for j,k in enumerate(keys): ws.cell(r0,7+j,gt[k]).number_format=nf
for c in range(1,16): ws.cell(r0,c).font=Font(bold=True);ws.cell(r0,c).border=Border(top=th,bottom=Side(style="double"))
r0+=3; ws.cell(r0,2,"Households by status").font=Font(bold=True)
for st in ["Current","Notice","Eviction","Past"]: r0+=1;ws.cell(r0,2,st);ws.cell(r0,3,sum(1 for r in rows if r["_st"]==st))
ws.freeze_panes="E6";ws.page_setup.orientation="landscape"
w2=wb.create_sheet("how to");w2["A1"]="Paste DQ export, sort by property then apt, hide e-mails before sending. -M."
wb.save(doc("Ridgeback DQ and prepaids June.xlsx"))
save("Ridgeback DQ and prepaids June","AR",keys,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],tot)
