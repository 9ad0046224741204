# Annual rent schedule of a tax-credit property for the state monitoring agency
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side,Alignment,PatternFill
from _out import put,B
wb=Workbook();ce=wb.active;ce.title="Owner Cert";ws=wb.create_sheet("Sch B Rent")
N="Times New Roman"
f=lambda **k: Font(name=N,size=k.pop("size",10),**k)
t=Side(style="thin");box=Border(t,t,t,t);hair=Side(style="hair")
for i,(a,b) in enumerate([("ANNUAL OWNER CERTIFICATION (excerpt)",""),("Project","Saint Brendan Terrace"),("Project No.","OH-11-0427"),("Owner","Terrace Housing Partners LP (in receivership)"),("Reporting period","01/01/2024 - 12/31/2024"),("Minimum set-aside","40% at 60% AMI"),("Signed","for owner: receiver's agent, 02/27/2025")]): ce.cell(i+1,1,a).font=f(bold=True);ce.cell(i+1,2,b).font=f()
ce.column_dimensions["A"].width=40;ce.column_dimensions["B"].width=44
ws["A1"]="SCHEDULE B - RENTS AND SET-ASIDES BY UNIT TYPE";ws["A1"].font=f(bold=True,size=13)
ws["A2"]="Project: Saint Brendan Terrace, Lorain County      No. OH-11-0427      Reporting date: 12/31/2024";ws["A2"].font=f()
ws["A3"]="Utility allowance source: PHA schedule eff. 10/01/2024 (tenant pays electric, gas heat)";ws["A3"].font=f(size=9,italic=True)
# type, beds, baths, ami, units, sf, limit, ua, net
D=[("ELDERLY MID-RISE (BLDG. A)",[("Studio",0,1,.30,3,418,512,58,402),("One Bedroom",1,1,.30,4,556,548,71,455),("One Bedroom",1,1,.50,14,556,914,71,788),("One Bedroom",1,1,.60,18,556,1097,71,905),("One Bedroom HC",1,1,.50,3,604,914,71,788),("Two Bedroom",2,1,.60,6,742,1317,92,1060)]),
("FAMILY TOWNHOMES (BLDGS. B - F)",[("Two Bedroom TH",2,1.5,.50,8,968,1097,118,905),("Two Bedroom TH",2,1.5,.60,12,968,1317,118,1090),("Three Bedroom TH",3,2,.30,2,1184,760,147,598),("Three Bedroom TH",3,2,.50,7,1184,1267,147,1085),("Three Bedroom TH",3,2,.60,11,1184,1521,147,1290),("Three Bedroom TH - PBV",3,2,.60,4,1184,1521,147,1412),("Four Bedroom TH",4,2,.60,4,1392,1697,176,1435),
("Three Bedroom TH - Market",3,2,None,3,1184,None,147,1475),("Two Bedroom TH - Manager",2,1.5,None,1,968,None,0,0)])]
H=["Unit Type","Bed-\nrooms","Baths","AMI %","No. of\nUnits","Unit\nSq. Ft.","Net Rent","Utility\nAllowance","Gross\nRent","Rent Limit","(Over) Under\nLimit","Monthly\nRent"]
keys=["ami","units","sf","net","ua","gross","other:Rent Limit","other:(Over) Under Limit","monthly"]
col=dict(zip(keys,[4,5,6,7,8,9,10,11,12]))
for i,h in enumerate(H):
    c=ws.cell(5,i+1,h);c.font=f(bold=True,size=9);c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center");c.border=box;c.fill=PatternFill("solid",fgColor="E2EFDA")
    c=ws.cell(6,i+1,f"({chr(97+i)})");c.font=f(size=7,italic=True);c.alignment=Alignment(horizontal="center");c.border=box
ws.row_dimensions[5].height=38
r=7;rows=[];totals=[];G=[0,0];ami={}
def nf(k): return '0%' if k=="ami" else '#,##0;(#,##0);0'
for sec,L in D:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12);c=ws.cell(r,1,sec);c.font=f(bold=True);c.fill=PatternFill("solid",fgColor="F2F2F2");r+=1
    S=[0,0]
    for n,bd,ba,am,u,sf,lim,ua,net in L:
        gross=net+ua;mo=u*net
        v=dict(ami=am,units=u,sf=sf,net=net,ua=ua,gross=gross,monthly=mo)
        if lim: v["other:Rent Limit"]=lim;v["other:(Over) Under Limit"]=lim-gross
        ws.cell(r,1,n);ws.cell(r,2,bd);ws.cell(r,3,ba).number_format="0.0"
        if am is None: ws.cell(r,4,"n/a" if "Market" in n else "exempt").alignment=Alignment(horizontal="right")
        for k,x in v.items():
            if x is not None: ws.cell(r,col[k],x).number_format=nf(k)
        for i in range(1,13): ws.cell(r,i).font=f(color="C00000") if lim and lim<gross and i==11 else f();ws.cell(r,i).border=box
        row=dict(type=n,beds=bd,baths=ba);row.update({k:x for k,x in v.items() if x is not None})
        if am: row["ami"]=round(am*100)
        rows.append(row);S[0]+=u;S[1]+=mo;ami[am]=ami.get(am,0)+u;r+=1
    lab="Subtotal";ws.cell(r,1,lab);ws.cell(r,5,S[0]);ws.cell(r,12,S[1]).number_format='#,##0'
    for i in range(1,13): ws.cell(r,i).font=f(bold=True);ws.cell(r,i).border=Border(top=t,bottom=t)
    totals.append(dict(label=lab,units=S[0],monthly=S[1]));G=[G[0]+S[0],G[1]+S[1]];r+=1
r+=0
lab="TOTAL PROJECT";ws.cell(r,1,lab);ws.cell(r,5,G[0]);ws.cell(r,12,G[1]).number_format='"$"#,##0'
for i in range(1,13): ws.cell(r,i).font=f(bold=True,size=11);ws.cell(r,i).border=Border(top=t,bottom=Side(style="double"))
totals.append(dict(label=lab,units=G[0],monthly=G[1]));r+=2
ws.cell(r,1,"Set-aside test").font=f(bold=True);r+=1
li=sum(u for a,u in ami.items() if a)
for a in(.3,.5,.6): ws.cell(r,1,f"Units at {a:.0%} AMI").font=f();ws.cell(r,5,ami[a]).font=f();ws.cell(r,6,ami[a]/(G[0]-1)).number_format="0.0%";r+=1
ws.cell(r,1,"Low-income units / residential rental units").font=f();ws.cell(r,5,li).font=f();ws.cell(r,6,li/(G[0]-1)).number_format="0.0%";r+=2
ws.cell(r,1,"Monitor's finding: PBV rents exceed the limit; owner to document that the excess is Section 8 subsidy (IRC 42(g)(2)(B)). Rents are monthly per unit.").font=f(size=8,italic=True)
for i,w in enumerate([30,7,7,8,8,8,9,10,9,10,12,12]): ws.column_dimensions["ABCDEFGHIJKL"[i]].width=w
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.freeze_panes="B7";wb.active=1
wb.save(f'{B}/documents/OH-11-0427_SchB_2024.xlsx')
put('OH-11-0427_SchB_2024.xlsx','UM',keys,rows,totals,None,"MULTIFAMILY","receiver's compliance agent","tax-credit rent schedule on an agency form: lettered columns, boxed cells, AMI formatted as percent, exempt and market units, set-aside recap below",False)
print(G,ami)
