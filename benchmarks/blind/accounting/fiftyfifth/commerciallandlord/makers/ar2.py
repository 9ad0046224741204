# UK: aged debtors by quarter day, rent / service charge split columns none; one line a tenant, grouped by estate, unallocated cash, deposits, comments (xlsx)
import random, openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from lib import *
R=random.Random(562)
EST=[("Bramhope Retail Terrace, Leeds",[("Unit 1","Cobble & Crumb Ltd"),("Unit 2","Pennine Vape Co"),("Unit 3-4","Haldane Home Furnishings Ltd"),("Unit 5","Mr A Bhatia t/a Quickstop News"),("Unit 7","Fern & Fable Bookshop"),("Unit 8","Truly Groomed Ltd"),("Unit 10","Otley Road Dental LLP")]),
("Calder Vale Trade Park, Wakefield",[("A1","Ridings Plumb Supplies Ltd"),("A2","Motofactor Northern Ltd"),("A4","Castle Screens & Signs"),("B1","Zephyr Gymnastics CIC"),("B2/B3","Howarth Electrical Wholesale Ltd"),("B5","Yorkshire Tile Depot Ltd (in administration)"),("C1","Greenline Hire plc"),("C2","Allsop Kitchens Ltd"),("C6","Paws Inn Doggy Daycare Ltd"),("D1","Norse Bakery Ltd")]),
("Exchange Buildings, Hull",[("Ground Flr","Kardomah Rooms Ltd"),("1st East","Hessle & Finch Solicitors LLP"),("1st West","Marine Surveys (Humber) Ltd"),("2nd","Trident Payroll Services Ltd"),("3rd East","Bluewing Recruitment Ltd"),("3rd West","Dockside Digital Ltd"),("4th","Humber Energy Forum"),("Rooftop","Airband Masts UK Ltd")]),
("The Sidings Health & Wellbeing, Harrogate",[("Suite A","Nidd Valley Physiotherapy"),("Suite B","Spa Town Podiatry Ltd"),("Suite D","Brightside Hearing Ltd"),("Suite E","Dales Private GP Ltd"),("Pharmacy","Starbeck Pharmacy Ltd")])]
HD=["Unit","A/c Ref","Tenant","Annual Rent","Sep-25 Qtr","Jun-25 Qtr","Mar-25 Qtr","Dec-24 Qtr & Older","Total Arrears","Unallocated Cash","Net Arrears","Deposit Held","Credit Control Comments"]
K=["other:Annual Rent","other:Sep-25 Qtr","other:Jun-25 Qtr","other:Mar-25 Qtr","other:Dec-24 Qtr & Older","total","other:Unallocated Cash","other:Net Arrears","deposit"]
CM=["Chased 6/10, promised by month end","Payment plan agreed - 3 instalments","Statement sent","Query on s/c reconciliation - with PM","CRAR notice served 2/10/25","Monthly payer by concession","BACS expected w/c 20/10","Insurance query, copy policy sent"]
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Aged Debtors"
ws["A1"]="Northgate & Swale Estates LLP"; ws["A1"].font=Font(name="Calibri",size=16,bold=True,color="1F4E3D")
ws["A2"]="Aged debtors by quarter day at 14 October 2025"; ws["A2"].font=Font(name="Calibri",size=11,italic=True)
ws["A3"]="Prepared for credit control meeting. All sums £, including VAT where applicable (annual rent is exclusive)."; ws["A3"].font=Font(name="Calibri",size=9,color="808080")
thin=Side(style="thin",color="999999"); 
for j,t in enumerate(HD,1):
    c=ws.cell(5,j,t); c.font=Font(name="Calibri",size=11,bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="1F4E3D"); c.alignment=Alignment(wrap_text=True,horizontal="left" if j in(1,2,3,13) else "center",vertical="center")
ws.row_dimensions[5].height=33
nf='#,##0.00;[Red]-#,##0.00'; r=6; T=[];TT=[]; G=[0]*9; ref=0
for en,ten in EST:
    ws.cell(r,1,en).font=Font(name="Calibri",bold=True,size=11); 
    for j in range(1,14): ws.cell(r,j).fill=PatternFill("solid",fgColor="E2EFDA")
    r+=1; S=[0]*9
    for u,nm in ten:
        ref+=R.randint(2,9); rf=en[:3].upper().replace("THE","SID")+f"{ref:03d}"
        ann=R.choice([8,9.5,11,12.5,14,16.75,18,22,24.5,27.5,32,38,46.5,58])*1000
        if "plc" in nm or "Wholesale" in nm: ann=92000
        q=int(ann*25*1.2)
        b=[0,0,0,0]; x=R.random()
        if "administration" in nm: b=[q,q,q,int(q*1.63)]
        elif x<.35: b=[int(q*R.choice([1,1,.3333,.6667])),0,0,0]
        elif x<.55: b=[q+int(q*.24),int(q*R.uniform(.1,1)),0,0]
        elif x<.7: b=[q,q,int(q*R.uniform(.2,1)),0]
        elif x<.82: b=[0,0,int(q*.08),int(q*R.uniform(.02,.11))]
        elif x<.92: b=[0,int(q*.31),0,0]
        else: b=[q,q,q,int(q*R.uniform(.3,2.2))]
        un=0
        if R.random()<.25: un=-int(sum(b)*R.uniform(.1,.9)//1000*1000) if sum(b)>100000 else 0
        if nm.startswith("Airband"): b=[0,0,0,0]; un=-187500
        dep=int(ann*25) if R.random()<.55 else 0
        if "plc" in nm: dep=0
        tot=sum(b); net=tot+un
        v=[int(ann*100)]+b+[tot,un,net,dep]
        ws.cell(r,1,u); ws.cell(r,2,rf); ws.cell(r,3,nm)
        for j,a in enumerate(v):
            keep= a!=0 or j in(5,7)
            if keep:
                c=ws.cell(r,4+j,n(a)); c.number_format='#,##0' if j==0 else nf
        cm="Proof of debt lodged with joint administrators 22/8/25" if "administration" in nm else "On account - awaiting remittance" if nm.startswith("Airband") else (R.choice(CM) if tot>0 and R.random()<.7 else None)
        if cm: ws.cell(r,13,cm).alignment=Alignment(vertical="top",indent=1); ws.cell(r,13).font=Font(name="Calibri",size=9)
        for j in range(1,14): ws.cell(r,j).border=Border(bottom=Side(style="hair",color="BBBBBB"))
        T.append({"unit":u,"resident":rf,"name":nm,**{k:(n(a) if (a!=0 or j in(5,7)) else None) for j,(k,a) in enumerate(zip(K,v))}})
        S=[p+q_ for p,q_ in zip(S,v)]; r+=1
    lab="Subtotal "+en.split(",")[0]
    ws.cell(r,1,lab)
    for j,a in enumerate(S):
        c=ws.cell(r,4+j,n(a)); c.number_format='#,##0' if j==0 else nf
    for j in range(1,14): ws.cell(r,j).font=Font(name="Calibri",bold=True); ws.cell(r,j).border=Border(top=thin)
    TT.append({"label":lab,**dict(zip(K,map(n,S)))}); G=[p+q_ for p,q_ in zip(G,S)]; r+=2
ws.cell(r,1,"Portfolio total")
for j,a in enumerate(G):
    c=ws.cell(r,4+j,n(a)); c.number_format='#,##0' if j==0 else nf
for j in range(1,14): ws.cell(r,j).font=Font(name="Calibri",bold=True); ws.cell(r,j).border=Border(top=thin,bottom=Side(style="double"))
TT.append({"label":"Portfolio total",**dict(zip(K,map(n,G)))})
r+=2; ws.cell(r,1,"Deposits are held in designated client accounts and are not set against arrears above.").font=Font(name="Calibri",italic=True,size=9)
for col,w in zip("ABCDEFGHIJKLM",[11,10,38,12,13,13,13,13.5,14,13.5,14,13,36]): ws.column_dimensions[col].width=w
ws.freeze_panes="D6"; ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows="5:5"
w2=wb.create_sheet("Contacts")
for i,t in enumerate([("Estate","Managing surveyor","Credit controller"),("Bramhope Retail Terrace","Leeds office","Team 2"),("Calder Vale Trade Park","Leeds office","Team 2"),("Exchange Buildings","Hull office","Team 1"),("The Sidings","Leeds office","Team 3")],1):
    for j,x in enumerate(t,1): w2.cell(i,j,x)
for col,w in zip("ABC",[28,20,18]): w2.column_dimensions[col].width=w
FN="Aged debtors QD Sept 2025.xlsx"; wb.save(D+FN)
save(FN,"AR","UK aged debtors by quarter day, estate groups, unallocated cash, net arrears, deposits, comments",True,K,T,TT)
