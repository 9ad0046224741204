# build-to-rent, xlsx, one line a resident, calendar months; a row dropped
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(2105)
FN="Amara Dell Corwin Tobias Yesenia Hollis Priya Marek Lucinda Omar Bettina Jarrod Noelle Kwame Astrid Desmond Ilse Rafael Corinne Thad Meena Gus Odalys Wendell Farrah Kip Solange Ezra Maribel Anton".split()
LN="Brantley Okoro Vandermeer Castellan Whitlow Pruitt Delacroix Hargis Nakata Summerfield Rooney Escamilla Thibault Marsh Kowalczyk Ferrand Beckwith Oduya Lindqvist Trask Villareal Quarles Mabry Stroud Peralta Ames Gentry Halloran Sizemore Birdwell".split()
R.shuffle(FN);R.shuffle(LN)
ST=["Switchgrass Ln","Meadowlark Ct","Tallow Way"]
K=["deposit","m0","m1","m2","other:CHARGES OPEN BY MONTH Prior","total","prepaid"]
S=[("CURRENT RESIDENTS",["Current"],24),("ON NOTICE",["Notice","Notice - Evict"],7),("FORMER RESIDENTS",["Past","Past - Collections"],11)]
notes=["","","","Promise to pay 10/18","Pmt plan, 3 installments","Filed 10/07, hearing 11/02","NSF 10/04, replaced w/ cashier's check expected Friday","HOA fine disputed","Sent to agency","Water bill only","LVM 10/10"]
wb=Workbook();ws=wb.active;ws.title="Delinq Oct"
ws.append(["Windrow Commons (BTR) - Delinquency & Prepaid, run 10/15/2024"]);ws["A1"].font=Font(bold=True,size=14,color="1F4E79")
ws.append(["118 homes. Deposits shown are those held."]);ws.append([])
ws.append(["Resident","","Home","Status","Deposit","CHARGES OPEN BY MONTH","","","","Total","Prepaid","Comment"])
ws.append(["Name","ID","Address","","Held","Oct 2024","Sep 2024","Aug 2024","Prior","Owed","(credit)",""])
for a in ["A4:B4","F4:I4","D4:D5","L4:L5"]: ws.merge_cells(a)
for rw in ws["A4:L5"]:
    for c in rw: c.font=Font(bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="1F4E79");c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
fmt='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
rows=[];tots=[];G=[0]*7;i=0;planted=None
names=[(LN[k%30],FN[(k*7+k//30)%30]) for k in range(50)]
def put(v,zero):
    r=ws.max_row
    for c,x in zip("EFGHIJK",v):
        if x or zero: ws[f"{c}{r}"]=x/100;ws[f"{c}{r}"].number_format='#,##0.00;(#,##0.00)'
for si,(sec,sts,n) in enumerate(S):
    ws.append([sec]);ws.cell(ws.max_row,1).font=Font(bold=True);ws.cell(ws.max_row,1).fill=PatternFill("solid",fgColor="DDEBF7");T=[0]*7
    L=sorted(names[i:i+n]);
    for k in range(n):
        ln,f=L[k];rent=R.choice([219500,229500,234500,248900,261500]);dep=R.choice([50000,100000,rent])
        v=[dep,0,0,0,0,0,0]
        if si==0:
            q=R.random()
            if q<.2: v[6]=-R.choice([rent,R.randint(2000,90000)])
            elif q<.65: v[1]=R.choice([rent,R.randint(5000,rent)])
            else: v[1]=rent+10000;v[2]=R.randint(8000,rent);v[3]=R.choice([0,0,R.randint(2000,60000)])
        elif si==1: v[1]=rent;v[2]=R.choice([0,rent+10000]);v[3]=R.choice([0,R.randint(4000,rent)])
        else:
            v[0]=R.choice([0,0,dep]);v[4]=R.randint(30000,620000);v[3]=R.choice([0,R.randint(9000,rent)]);v[2]=R.choice([0,0,R.randint(3500,40000)])
        if R.random()<.12: v[4]+=R.randint(1200,30000)
        v[5]=sum(v[1:5]);adr=f"{R.randint(10,79)*2+R.choice([0,1])+1200} {R.choice(ST)}";sid="R%06d"%R.randint(100400,188000);s=R.choice(sts);nt=R.choice(notes)
        T=[a+b for a,b in zip(T,v)]
        if si==0 and k==13:
            planted={"what":f"Row dropped from CURRENT RESIDENTS: {ln}, {f}, {adr}, total owed {v[5]/100:,.2f}, prepaid {v[6]/100:,.2f}, deposit {v[0]/100:,.2f}; the subtotal and grand total still include it","kind":"row_dropped"};continue
        ws.append([f"{ln}, {f}",sid,adr,s]);put(v,False);ws.cell(ws.max_row,12,nt or None).alignment=Alignment(wrap_text=True,vertical='top')
        rows.append({"name":f"{ln}, {f}","resident":sid,"unit":adr,"status":s,**{q:c2(x) for q,x in zip(K,v) if x}})
    lab=f"Subtotal {sec.title()}";ws.append([lab]);put(T,True)
    for c in ws[ws.max_row][:12]: c.font=Font(bold=True);c.border=Border(top=Side(style='thin'))
    tots.append({"label":lab,**{q:c2(x) for q,x in zip(K,T)}});G=[a+b for a,b in zip(G,T)];i+=n
ws.append([]);ws.append(["TOTAL WINDROW COMMONS"]);put(G,True)
for c in ws[ws.max_row][:12]: c.font=Font(bold=True);c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tots.append({"label":"TOTAL WINDROW COMMONS",**{q:c2(x) for q,x in zip(K,G)}})
ws.append([]);ws.append(["Blank = nothing owed. Former-resident balances are after deposit disposition where no deposit is shown."])
for c,w in zip("ABCDEFGHIJKL",[25,10,23,17,12,12,12,12,12,13,12,30]): ws.column_dimensions[c].width=w
ws.freeze_panes="A6";ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows="4:5"
w2=wb.create_sheet("How to read");w2["A1"]="Status key";w2["A2"]="Notice = gave notice; Notice - Evict = court filing";w2["A3"]="Past - Collections = placed with agency"
fn="Windrow Delinquency Oct24.xlsx";wb.save(doc(fn));truth(fn,"AR",K,rows,tots,planted)
