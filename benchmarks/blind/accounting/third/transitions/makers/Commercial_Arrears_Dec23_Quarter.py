"""Commercial arrears schedule by quarter day, hand-kept sheet (xlsx)."""
import random, json, os, datetime as dt, openpyxl
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
R=random.Random(1225); B=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'); N='Commercial_Arrears_Dec23_Quarter'
S=[("Marlpit Trade Park, Swindon",[("Unit 1","Brindle Tiles Ltd",48500,"Paying weekly, see email 11/1"),("Unit 2","Vantage Autoglass Ltd",36000,""),("Unit 3A","Oxbow Catering Hire",19750,"CVA approved Nov - old arrears compromised"),("Unit 3B","Cole & Daughter Joinery",18200,""),("Unit 5","SafeStack Logistics plc",112000,"VAT only, chasing a/c payable dept"),("Unit 7","Northmoor Gymnastics CIC",27500,"Monthly rents agreed to June 24"),("Mast site","Telwave Infrastructure",8500,"")]),
("41-53 Fore Street, Exeter",[("Shop 41","Pemberton Opticians Ltd",31000,""),("Shop 43/45","Crumb & Co Bakeries Ltd",54000,"CRAR notice served 15/01/24"),("Shop 49","Vape Harbour Ltd",22500,"Statutory demand. Director abroad"),("Shop 51","Lantern Charity Shops",26000,"Credit - double payment, refund requested"),("1st floor","Hexley Tutors LLP",14400,"")]),
("Corn Exchange House, Ipswich",[("Pt Ground","Anglia Credit Union",29750,""),("1st N","Fairbrother Surveyors LLP",33200,"Service charge in dispute (2022 cert)"),("1st S","(Ex) Quillfeather Media Ltd",30000,"In liquidation - proof lodged"),("2nd","Deben Wealth Management",67300,""),("3rd","Orwell Software Ltd",41800,"Promised by 31/1"),("Basement","J. Maddox t/a Cellar Bar",16500,"Rent deposit to be drawn if not paid")])]
Q=["25 Dec 23","29 Sep 23","24 Jun 23","Earlier"]
MON=["other:Passing Rent £ p.a."]+[f"other:Rent due on {q}" for q in Q]+["other:Service charge","other:Insurance","other:VAT","total","deposit"]
# explicit shapes: which quarters are unpaid (fraction of the quarter's rent)
sh={"Brindle Tiles Ltd":(.62,0,0,0,1,0),"Vantage Autoglass Ltd":(1,0,0,0,0,0),"Oxbow Catering Hire":(1,1,.5,.31,1,1),"Cole & Daughter Joinery":(0,0,0,0,1,1),"SafeStack Logistics plc":(0,0,0,0,0,0),"Northmoor Gymnastics CIC":(.667,.333,0,0,1,0),"Telwave Infrastructure":(1,1,0,0,0,0),"Pemberton Opticians Ltd":(.05,0,0,0,0,1),"Crumb & Co Bakeries Ltd":(1,1,.4,0,1,1),"Vape Harbour Ltd":(1,1,1,1.7,1,1),"Lantern Charity Shops":(-1,0,0,0,0,0),"Hexley Tutors LLP":(1,0,0,0,1,0),"Anglia Credit Union":(0,0,0,0,0,1),"Fairbrother Surveyors LLP":(0,0,0,0,3.3,0),"(Ex) Quillfeather Media Ltd":(0,.2,1,2.45,1,1),"Deben Wealth Management":(1,0,0,0,1,0),"Orwell Software Ltd":(1,0,0,0,0,1),"J. Maddox t/a Cellar Bar":(1,.8,0,0,1,1)}
f=lambda **k:Font(name='Calibri',size=10,**k);thin=Side(style='thin');fill=PatternFill('solid',fgColor='DDE6D5')
wb=openpyxl.Workbook();w=wb.active;w.title="Arrears 25.12.23"
w['A1']="HALDANE & REEVE - COMMERCIAL ARREARS SCHEDULE";w['A1'].font=Font(name='Calibri',size=14,bold=True)
w['A2']="Client: Westbrook Pension Trustees (WPT)      Position as at 22 January 2024      Prepared by: S. Dunmore"
H1=["Demise","Tenant","Passing Rent","Rent due on",None,None,None,"Service","Insurance","VAT","Total","Deposit","Comments"]
H2=[None,None,"£ p.a."]+Q+["charge",None,None,"arrears","held",None]
for i,h in ((4,H1),(5,H2)):
    for j,x in enumerate(h,1):
        c=w.cell(i,j,x);c.font=f(bold=True);c.fill=fill;c.alignment=Alignment(horizontal='center' if j>2 and j<13 else 'left');c.border=Border(top=thin if i==4 else None,bottom=thin if i==5 else None)
w.merge_cells('D4:G4')
for m in ('A4:A5','B4:B5','I4:I5','J4:J5','M4:M5'): w.merge_cells(m)
NF='#,##0.00;(#,##0.00)';r=6;rows=[];tots=[];G=[0]*10;rec=[]
def put(r,vals,bold=False):
    for j,x in enumerate(vals,1):
        c=w.cell(r,j,x);c.font=f(bold=bold)
        if 3<=j<=12:c.number_format='#,##0' if j==3 else NF;c.alignment=Alignment(horizontal='right')
        if j==13:c.alignment=Alignment(wrap_text=False);c.font=f(italic=True)
for est,ts in S:
    r+=1;w.cell(r,1,est).font=f(bold=True,underline='single');r+=1;T=[0]*10
    for u,n,rent,note in ts:
        s=sh[n];q=rent*25
        v=[rent*100]+[round(q*x) for x in s[:4]]+[round(rent*100*R.uniform(.03,.06)*s[4]),round(rent*100*R.uniform(.012,.025)*s[5]),0,0,0]
        novat=n in("Lantern Charity Shops","Northmoor Gymnastics CIC","Anglia Credit Union")
        v[7]=560000 if n=="SafeStack Logistics plc" else 0 if novat else round(sum(v[1:6])*.2)
        v[8]=sum(v[1:8]);v[9]=R.choice([0,0,rent*25,rent*50])
        if n=="Vape Harbour Ltd":v[9]=0
        if n.startswith("J. Maddox"):v[9]=412500
        T=[a+b for a,b in zip(T,v)]
        vals=[x/100 if x else None for x in v];row={'property':est,'unit':u,'name':n};row.pop('property')
        row.update({m:x for m,x in zip(MON,vals) if x is not None})
        if n in("Vape Harbour Ltd","(Ex) Quillfeather Media Ltd"): vals[9]=vals[9] if vals[9] else "nil" if n[0]=='V' else "-"
        put(r,[u,n]+vals+[note or None]);rows.append(row);r+=1
    put(r,["Sub-total",None]+[x/100 for x in T],True)
    for j in range(3,13):w.cell(r,j).border=Border(top=thin)
    tots.append({m:x/100 for m,x in zip(MON,T)});rec.append((est,T));G=[a+b for a,b in zip(G,T)];r+=1
r+=1;put(r,["TOTAL WPT PORTFOLIO",None]+[x/100 for x in G],True)
for j in range(1,13):w.cell(r,j).border=Border(top=thin,bottom=Side(style='double'))
tots.append({m:x/100 for m,x in zip(MON,G)})
r+=3;w.cell(r,2,"Summary for client report").font=f(bold=True)
w.cell(r,4,"Arrears £").font=f(bold=True);w.cell(r,5,"% of rent roll").font=f(bold=True)
for est,T in rec:
    r+=1;w.cell(r,2,est).font=f();c=w.cell(r,4,round(T[8]/100));c.number_format='#,##0';c.font=f();c=w.cell(r,5,round(T[8]/T[0],3));c.number_format='0.0%';c.font=f()
r+=2;w.cell(r,1,"Figures in brackets are credits. Quarter columns are net of VAT; VAT on rent and s/c is in its own column.").font=f(italic=True)
for col,wd in zip('ABCDEFGHIJKLM',(13,29,13,12,12,12,12,11,11,11,13,12,42)):w.column_dimensions[col].width=wd
w.freeze_panes='C6';w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f"{B}/documents/{N}.xlsx")
json.dump({"name":N+".xlsx","kind":"AR","planted":None,"money":MON,"rows":rows,"totals":tots},open(f"{B}/truth/{N}.json",'w'),indent=1,ensure_ascii=False)
