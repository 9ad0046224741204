"""Collection report over three associations, one line an owner, by component and by age. XLSX."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(3391)
AS=[("HERON COVE HOA (HCV)","HCV",185,12,"Egret Landing Dr"),("STONEBRIDGE VILLAS (SBV)","SBV",312.5,9,"Keystone Ct"),("THE PRESERVE AT ALDER CREEK (PAC)","PAC",94,11,"Alder Run")]
LN=["Pruitt, Calvin","Nakagawa, Emi","DLB Rentals LLC","Fontaine, Yves & Carla","Est. of M. Whitlock","Sandoval, Hector","Trotter, Jade","Ogundipe, Tunde","Bergstrom, Kaj","Cypress Fund IV SFR LP","Marchetti, Lou","Venkataraman, S.","Ostrander, Bill","Lachance, Noelle","Haddad Family Trust","Pike, Roberta","Quinones, Ivette","Zielinski, Adam","Mbeki, Naledi","Hollis, Trent","Redwing Homes LLC",
 "Castleberry, Ann","Duval, Marcus","Iyer, Lakshmi","Boone, Travis","Stavros, Eleni","Kim, Jae-won","Fitch, Dorothy","Gallardo, Luz","Tran, Bao","Underhill, Sam","Wexler, Joan"]
C=["Assessments","Late Charges","Interest","Legal Fees & Costs","Violation Fines"]
K=["other:Monthly Assmt"]+["other:Composition of Balance "+x for x in C]+["total","current","b1_30","b31_60","b61_90","b90"]
COL=dict(zip(K,[7,8,9,10,11,12,13,15,16,17,18,19]))
wb=Workbook();ws=wb.active;ws.title="Delinq 3-31"
N="Arial Narrow"
fo=lambda **k:Font(name=N,size=k.pop("size",10),**k)
med=Side(style="medium");thin=Side(style="thin",color="999999")
ws.merge_cells("A1:S1");ws["A1"]="COLLECTION STATUS REPORT TO THE BOARDS";ws["A1"].font=fo(bold=True,size=15);ws["A1"].alignment=Alignment(horizontal="center")
ws.merge_cells("A2:S2");ws["A2"]="Accounts over $50.00 past due as of March 31, 2025  -  CONFIDENTIAL, executive session only";ws["A2"].alignment=Alignment(horizontal="center");ws["A2"].font=fo(italic=True)
ws.merge_cells("H4:L4");ws["H4"]="Composition of Balance";ws.merge_cells("O4:S4");ws["O4"]="Aging of Balance Due (Days)"
for a in("H4","O4"): ws[a].font=fo(bold=True);ws[a].alignment=Alignment(horizontal="center");ws[a].fill=PatternFill("solid",fgColor="FCE4D6")
for q,t in zip(range(1,20),["Account","Owner of Record","Lot","Property Address","Collection Stage","Plan?","Monthly\nAssmt",*["Assessments","Late\nCharges","Interest","Legal Fees\n& Costs","Violation\nFines"],"Balance\nDue",None,"Current","1-30","31-60","61-90","Over 90"]):
    x=ws.cell(5,q,t);x.font=fo(bold=True);x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom");x.border=Border(bottom=med)
ws.row_dimensions[5].height=30
acct='_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)';num='#,##0.00;(#,##0.00);;'
r=6;rows=[];totals=[];G=dict.fromkeys(K[1:],0);i=0
def tot(lab,T,grand=False):
    global r
    ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=6);x=ws.cell(r,1,lab);x.font=fo(bold=True);x.alignment=Alignment(horizontal="right")
    for k in K[1:]:
        y=ws.cell(r,COL[k],T[k]/100);y.font=fo(bold=True);y.number_format='"$"#,##0.00;("$"#,##0.00)';y.border=Border(top=med,bottom=Side(style="double") if grand else None)
    totals.append(dict(label=lab,**{k:T[k]/100 for k in K[1:]}));r+=1
for nm,pre,ma,n,street in AS:
    x=ws.cell(r,1,nm);x.font=fo(bold=True,color="C00000",size=11);r+=1
    T=dict.fromkeys(K[1:],0);m=round(ma*100)
    for j in range(n):
        owner=LN[i];i+=1
        mo=R.choice([1,1,2,3,3,5,8,14,26]);part=R.choice([0,0,R.randint(1,m//100-1)*100])
        ages=[m,m if mo>1 else 0,m if mo>2 else 0,m if mo>3 else 0,m*max(0,mo-4)]
        if mo==1: ages=[m,m-part,0,0,0]
        if mo>1 and R.random()<.7:
            q=max(z for z in range(5) if ages[z]);ages[q]-=R.randint(10,m*8//10)
        cm=[sum(ages),0,0,0,0]
        lc=2500*max(1,min(mo,6));cm[1]=lc;ages[1]+=2500;ages[4 if mo>4 else 1]+=lc-2500
        if mo>2: it=round(cm[0]*mo*.0075);cm[2]=it;ages[2]+=it
        if mo>=5:
            lg=R.choice([17500,42500,86350,214075,391218])+R.randint(0,90)*25;cm[3]=lg;ages[R.choice([2,3])]+=lg//2;ages[4]+=lg-lg//2
        if R.random()<.3: fn=R.choice([5000,10000,50000]);cm[4]=fn;ages[R.choice([1,3])]+=fn
        stage="1st notice" if mo==1 else "2nd notice / 45-day letter" if mo<5 else R.choice(["Lien recorded","Attorney - demand","Foreclosure filed","Judgment","Bankr. Ch. 13"])
        plan="Y" if mo in(5,8) and R.random()<.6 else ""
        acc=f"{pre}-{R.randint(1000,9899)}-{R.randint(1,3):02d}";lot=str(R.randint(1,240))
        v=dict(zip(K,[m]+cm+[sum(cm)]+ages));assert sum(cm)==sum(ages)
        for q,t in zip(range(1,7),[acc,owner,lot,f"{R.randint(100,988)} {street}",stage,plan]):
            y=ws.cell(r,q,t or None);y.font=fo();y.border=Border(bottom=thin)
        row=dict(property=nm,unit=lot,resident=acc,name=owner,status=stage)
        for k in K:
            if v[k]==0: ws.cell(r,COL[k]).border=Border(bottom=thin);continue
            y=ws.cell(r,COL[k],v[k]/100);y.number_format=num;y.font=fo(bold=(k=="total"));y.border=Border(bottom=thin)
            if k=="total": y.fill=PatternFill("solid",fgColor="FFF2CC")
            row[k]=v[k]/100
            if k!=K[0]: T[k]+=v[k]
        rows.append(row);r+=1
    tot(f"{pre} Total ({n} accounts)",T);r+=1
    for k in G: G[k]+=T[k]
tot(f"ALL ASSOCIATIONS ({len(rows)} accounts)",G,True);r+=1
for t in["Plan? Y = board-approved payment plan in good standing; collection activity is stayed while the plan is current.","Interest at 9% simple from the due date per CC&R Art. VI. Legal fees include amounts billed by counsel through 3/28/25."]:
    ws.cell(r,1,t).font=fo(size=8,italic=True);r+=1
for q,w in zip("ABCDEFGHIJKLMNOPQRS",[13,22,6,22,24,6,9,12,9,10,12,10,13,1.5,11,11,11,11,12]): ws.column_dimensions[q].width=w
ws.freeze_panes="C6";ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("Board_collection_status_Mar25.xlsx"));save("Board_collection_status_Mar25.xlsx","AR",K,rows,totals)
