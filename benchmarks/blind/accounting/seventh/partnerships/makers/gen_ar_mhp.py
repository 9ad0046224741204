# Manufactured home community ageing, LibreOffice print (pdf)
import random,subprocess,os,shutil
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as gl
from common import *
R=random.Random(8606)
fn="Dale Marva Rosalind Clint Tamika Hector Lorna Wade Yesenia Burt Glenda Arlo Patrice Duane Shelby Monte Corinne Vern Alma Rusty Nadia Leroy Opal Kendrick Jolene Ramon Tess Milt Bonita Gus Charlene Emmett Dot Ferris".split()
ln="Ackley Boggs Castellano Drummond Eberle Funk Gaither Hobbs Isley Jimenez Krol Lomax Mendez Nickerson Oakes Pruitt Quiroz Rudd Stamper Tolbert Upshaw Vickers Wampler Yancey Zuniga Barfield Coggins Delacroix Engle Fultz Guidry Hatch Ingram Jarvis".split()
R.shuffle(fn);R.shuffle(ln)
K=["m1","m2","m3","other:Older","prepaid","total","deposit","other:Received Through 3/8/24","other:Proposed Allowance"]
H=["Site","Homeowner / Renter","Home\nOwned By","1 Month","2 Months","3 Months","Older","Prepaid","Balance\n12/31/23","Security\nDeposit","Received\nThrough\n3/8/24","Proposed\nAllowance","TM"]
wb=Workbook();ws=wb.active;ws.title="AR"
ws["A1"]="Prairie Wind Manufactured Home Community";ws["A1"].font=Font(name="Arial",size=12,bold=True)
ws["A2"]="Prairie Wind MHC Associates LP";ws["A3"]="Site rent, home rent and utility receivables - aged by months outstanding";ws["K1"]="Schedule D-4";ws["K2"]="PBC 2/2/24, audited MAW 3/11/24"
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h);c.font=Font(name="Arial",size=9,bold=True);c.alignment=Alignment(wrap_text=True,horizontal="center" if i>3 else "left",vertical="bottom");c.border=Border(top=Side(style="medium"),bottom=Side(style="medium"))
ws.row_dimensions[5].height=40
r=6;rows=[];tots=[];i=0;NF='#,##0.00_);(#,##0.00)'
cp=dict(zip(K,range(4,13)))
def put(q,b=False):
    for k in K:
        if k in q:
            c=ws.cell(r,cp[k],q[k]/100);c.number_format=('"$"' if b else '')+NF if not b else '"$"#,##0.00_);"$"(#,##0.00)';c.font=Font(name="Arial",size=9,bold=b)
            if b:c.border=Border(top=Side(style="thin"))
def summ(rs,l):
    t={"label":l}
    for k in K:
        v=[q[k] for q in rs if k in q]
        if v:t[k]=sum(v)
    return t
for sec,pre,cnt in(("Phase I - Sites 1 to 88","",16),("Phase II - Sites 101 to 164","",12),("Former residents","",5)):
    c=ws.cell(r,1,sec);c.font=Font(name="Arial",size=9,bold=True,underline="single");r+=1;g=[]
    sites=sorted(R.sample(range(1,89) if "I -" in sec and "II" not in sec else (range(101,165) if "II" in sec else range(1,160)),cnt))
    for s in sites:
        poh=R.random()<.3;rent=(R.choice([46500,48500,51000]) if not poh else R.choice([92500,98000,104500]))
        q={"unit":f"{s:03d}","name":fn[i]+" "+ln[i],"status":"Park" if poh else "Resident"};i+=1
        z=R.random()
        if sec.startswith("Former"):
            q["other:Older"]=rent*R.randint(1,4)+R.randint(1000,39999);q["deposit"]=R.choice([30000,50000])
        elif z<.22: q["prepaid"]=-R.choice([rent,rent,R.randint(500,20000)])
        elif z<.6:q["m1"]=R.choice([rent,R.randint(3000,rent)])
        elif z<.8:q["m1"]=rent+R.randint(2500,9000);q["m2"]=R.randint(5000,rent)
        elif z<.92:q["m1"]=rent;q["m2"]=rent;q["m3"]=R.randint(8000,rent)
        else:q["m1"]=rent;q["m2"]=rent;q["m3"]=rent;q["other:Older"]=R.randint(20000,rent*3)
        q["total"]=sum(q.get(k,0) for k in K[:5])
        if "deposit" not in q and R.random()<.8:q["deposit"]=50000 if poh else 30000
        if q["total"]>0 and not sec.startswith("Former"):
            z=R.random()
            if z<.75:q[K[7]]=q["total"] if z<.45 else q["total"]//2
        ex=q["total"]-q.get("deposit",0)-q.get(K[7],0)
        if ex>0 and("m3" in q or "other:Older" in q): q[K[8]]=ex
        for cc,k in((1,"unit"),(2,"name"),(3,"status")):ws.cell(r,cc,q[k]).font=Font(name="Arial",size=9)
        if len(g)%4==1: ws.cell(r,13,"\u2713").font=Font(name="Arial",size=9)
        put(q);g.append(q);rows.append(q);r+=1
    lab={"Phase I ":"Total Phase I","Phase II":"Total Phase II","Former r":"Total former residents"}[sec[:8]]
    t=summ(g,lab);tots.append(t);ws.cell(r,2,lab).font=Font(name="Arial",size=9,bold=True);put(t,True);r+=2
t=summ(rows,"Total community");tots.append(t);ws.cell(r,2,t["label"]).font=Font(name="Arial",size=9,bold=True);put(t,True)
for c in range(4,13):ws.cell(r,c).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
r+=2
for s in ["\u2713  Agreed to lease file and resident ledger, without exception.","Allowance = balances three months or older, net of deposit held and later receipts. Credit balances are reclassified to prepaid rent (RJE 2)."]:
    ws.cell(r,1,s).font=Font(name="Arial",size=8,italic=True);r+=1
for j,w in enumerate([7,22,10,12,12,12,12,12,13,12,12,12,4],1):ws.column_dimensions[gl(j)].width=w
ws.page_setup.orientation="landscape";ws.page_setup.paperSize=1;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;ws.print_title_rows="5:5"
ws.oddFooter.left.text="Bexley Ward CPAs";ws.oddFooter.right.text="Page &P of &N"
L=os.path.join(B,"lo");os.makedirs(L,exist_ok=True);x=os.path.join(L,"prairie_wind_d4.xlsx");wb.save(x)
subprocess.run(["nice","soffice","--headless","-env:UserInstallation=file://"+L,"--convert-to","pdf","--outdir",os.path.join(B,"documents"),x],capture_output=True)
fx=lambda q:{k:(v/100 if isinstance(v,int) else v) for k,v in q.items()}
save("prairie_wind_d4.pdf","AR",K,[{k:v for k,v in fx(q).items() if k!="status"} for q in rows],[fx(q) for q in tots]);print(tots[-1])
