# self storage past due in weeks, xlsx, 150+ rows by building
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
import datetime as dt
R=random.Random(303)
N='Ridgeway_Storage_past_due_2025-11-14.xlsx'
wb=Workbook();ws=wb.active;ws.title="Past Due";s2=wb.create_sheet("Lien steps")
for r in [["Day","Step"],[6,"Late fee $20, gate code off"],[15,"Second late fee, overlock"],[30,"Preliminary lien notice"],[45,"Lien fee $75, advertise"],[60,"Auction (online)"]]: s2.append(r)
ws["A1"]="Ridgeway Mini Storage";ws["A1"].font=Font(bold=True,size=14)
ws["A2"]="Past due tenants by weeks late";ws["E2"]="as of Fri 11/14/2025"
H=["Unit","Size","Tenant","Paid thru","Days late","Rate","1 wk\n(1-7 days)","2 wks\n(8-14)","3 wks\n(15-21)","4 wks\n(22-28)","Over\n4 wks","Fees","Balance","Gate","Remarks"]
K=["other:Rate","other:1 wk (1-7 days)","other:2 wks (8-14)","other:3 wks (15-21)","other:4 wks (22-28)","other:Over 4 wks","other:Fees","total"]
for i,h in enumerate(H):
    c=ws.cell(4,i+1,h);c.font=Font(bold=True);c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom");c.fill=PatternFill("solid",fgColor="FFE2EFDA");c.border=Border(bottom=Side(style="medium"))
ws.row_dimensions[4].height=32
used=set()
def nm():
    while 1:
        n=f"{R.choice(FIRST)} {R.choice(LAST)}"
        if R.random()<.05: n=R.choice(["Tri-River Drywall","Cutler Event Rentals","B&J Vending","Northgate Youth Soccer","Pinnacle Flooring Inc","Sawmill Candle Co"])
        if n not in used: used.add(n);return n
        if len(used)>1500: return n
r=5;rows=[];tots=[];G=[0]*8
for b,n,cl in [("A",34,0),("B",41,0),("C",29,1),("D",38,1),("RV",12,2)]:
    c=ws.cell(r,1,{"A":"Building A","B":"Building B","C":"Building C (climate)","D":"Building D (climate)","RV":"RV & boat lot"}[b]);c.font=Font(bold=True,italic=True);r+=1
    st=[0]*8;f0=r
    for u in sorted(R.sample(range(1,96),n)):
        size,rate=R.choice([("5x5",48),("5x10",69),("10x10",109),("10x15",139),("10x20",172),("10x30",229)] if cl==0 else [("5x5",62),("5x10",88),("10x10",142),("10x15",178)] if cl==1 else [("12x30",95),("12x40",120)])
        if R.random()<.3: rate-=R.choice([5,8,10])
        days=R.choices([R.randint(1,7),R.randint(8,14),R.randint(15,21),R.randint(22,28),R.randint(29,140)],[5,4,3,2,4])[0]
        if days>28 and rows and R.random()<.4: days=R.randint(29,60)
        w=rate*1.0; mo=1+days//30
        bk=[0]*5;ix=min((days-1)//7,4)
        # the month's charge sits in the week in which it fell due; later months in the week of their own age
        for k in range(mo):
            a=days-30*k
            if a>0: bk[min((a-1)//7,4)]+=w
        if R.random()<.06:
            pp=R.choice([20,25,40]); bk[ix]-=pp
        fees=0 if days<6 else 20 if days<15 else 40 if days<45 else 115
        bal=r2(sum(bk)+fees)
        ft=dt.date(2025,11,14)-dt.timedelta(days=days)
        gate="open" if days<6 else "off" if days<15 else "LOCK"
        rem=R.choice(["","","","","","","left vm 11/12","promised Fri","card declined","will vacate 11/30","new card on file?"]) if days<30 else R.choice(["lien ntc mailed","lien ntc mailed","returned mail","cut lock 11/3, inventory","","auction 12/4" if days>60 else ""])
        t=nm();v=[rate]+bk+[fees,bal]
        ws.cell(r,1,f"{b}{u:02d}" if b!="RV" else f"RV-{u}");ws.cell(r,2,size);ws.cell(r,3,t);c=ws.cell(r,4,ft);c.number_format="m/d/yy";ws.cell(r,5,days)
        q={"unit":ws.cell(r,1).value,"name":t,"other:Days late":days}
        for j,z in enumerate(v):
            st[j]+=z
            if z: c=ws.cell(r,6+j,z);c.number_format="#,##0.00";q[K[j]]=r2(z)
        ws.cell(r,14,gate).alignment=Alignment(horizontal="center")
        if rem: ws.cell(r,15,rem)
        rows.append(q);r+=1
    lab=f"Subtotal {b if b!='RV' else 'RV & boat'} ({n} units)"
    c=ws.cell(r,3,lab);c.font=Font(bold=True);q={"label":lab}
    for j in range(1,8):
        G[j]+=st[j]
        c=ws.cell(r,6+j,st[j]);c.number_format="#,##0.00";c.font=Font(bold=True);c.border=Border(top=Side(style="thin"));q[K[j]]=r2(st[j])
    tots.append(q);r+=2
c=ws.cell(r,3,f"ALL PAST DUE ({len(rows)} units)");c.font=Font(bold=True);q={"label":c.value}
for j in range(1,8):
    c=ws.cell(r,6+j,G[j]);c.number_format='"$"#,##0.00';c.font=Font(bold=True);c.border=Border(top=Side(style="thin"),bottom=Side(style="double"));q[K[j]]=r2(G[j])
tots.append(q)
for i,w in enumerate([9,7,24,10,8,9,11,10,10,10,11,10,12,7,22]): ws.column_dimensions[L(i+1)].width=w
ws.freeze_panes="D5";ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows="4:4"
wb.save(out(N))
save(N,"AR","storage manager's xlsx, aged in weeks, by building with subtotals, 154 rows",True,["other:Days late"]+K,rows,tots);print(len(rows),q)
