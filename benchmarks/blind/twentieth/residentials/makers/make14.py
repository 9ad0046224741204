# UK build-to-rent tower tenancy schedule with stepped rents (fund manager)
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=R(2614); fn="Castlefield Wharf - PRS tenancy schedule Dec25.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Notes"; rows=[]
for i,t in enumerate(["Castlefield Wharf, Manchester","Prepared by Arden Living Asset Management for the Q4 2025 valuation","All rents in GBP. pcm = per calendar month; pa = per annum. ERV = estimated rental value (market rent).","Void = unlet and available. U/O = under offer, treated as void."],1): ws.cell(i*2,2,t)
ws=wb.create_sheet("Tenancy Schedule"); ws["A1"]="Castlefield Wharf"; ws["A1"].font=Font(name="Garamond",size=16,bold=True); ws["A2"]="Residential tenancy schedule at 24 December 2025"
H1=["","Apartment","","","","Tenancy","","","","Rent","","","","Contracted review 1","","Contracted review 2","","Deposit","Arrears",""]
H2=["Block","Apt","Floor","Type","NIA sq ft","Tenant(s)","Start","Expiry","Break","Passing £ pcm","Passing £ pa","ERV £ pcm","£ psf pa","Date","£ pcm","Date","£ pcm","held £","£","Comments"]
for j,(a,b) in enumerate(zip(H1,H2),1):
    for k,v in ((4,a),(5,b)):
        x=ws.cell(k,j,v or None); x.font=Font(name="Garamond",bold=True,size=10); x.alignment=Alignment(horizontal="center",wrap_text=True); x.fill=PatternFill("solid",fgColor="EFE6D5")
for m in ("B4:E4","F4:I4","J4:M4","N4:O4","P4:Q4"): ws.merge_cells(m)
ty={"Studio":(402,1085),"1B1P":(495,1270),"2B3P":(672,1595),"2B4P":(748,1695),"3B5P":(926,2140)}
k=6; n=o=0; T=dict(sf=0,p=0.0,e=0.0,d=0.0,a=0.0)
for bl in ("North","South"):
    first=True; S=dict(sf=0,p=0.0,e=0.0,d=0.0,a=0.0); b0=k
    for fl in range(3,9):
        for q in range(1,5):
            t=r.choice(list(ty)); sf,e=ty[t]; e=float(e+fl*5); u=f"{bl[0]}{fl}.{q:02d}"; n+=1; x=r.random()
            row=dict(unit=u,building=bl,unitType=t,area=sf,marketRent=e)
            v=[bl if first else None,u,fl,t,sf]; first=False; S["sf"]+=sf; S["e"]+=e
            if x<.1:
                s="Void" if x<.065 else "U/O"; v+=[s,None,None,None,None,None,e,None,None,None,None,None,None,None,{"Void":"Available now","U/O":"Offer accepted, move-in mid-January"}[s]]; row.update(statusText=s)
            else:
                o+=1; nm=r.choice(["Ms ","Mr ","Dr ","Mr & Mrs ","Messrs "]); nm+= r.name("l") if "Messrs" not in nm else r.choice(LN)+" and "+r.choice(LN); p=float(round(e*r.uniform(.9,1.0)/5)*5); tm=r.choice([12,12,24,36]); ls=r.day(date(2025,1,10),date(2025,12,12)); le=plus(ls,tm)-timedelta(1); br=plus(ls,tm//2) if tm>12 else None
                st=[]
                for i in range(1,tm//12): st.append((plus(ls,12*i),float(round(p*1.03**i))))
                dp=round(p*12/52*5,2); ar=float(r.choice([0,0,0,0,0,p,212.5])); cm=r.choice([None]*6+["Pays quarterly in advance","Guarantor in place","Parking bay B14 included"])
                v+=[nm,ls,le,br,p,p*12,e,round(p*12/sf,2)]
                for i in range(2): v+=list(st[i]) if i<len(st) else [None,None]
                v+=[dp,ar,cm]
                row.update(tenantName=nm,statusText="Occupied",leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=p,annualRent=p*12,deposit=dp,balance=ar,rentSteps=[{"date":iso(a),"amount":b} for a,b in st])
                for a,b in (("p",p),("d",dp),("a",ar)): S[a]+=b
            for j in range(2,21): ws.cell(k,j).border=Border(bottom=Side(style="hair"))
            for j,c in enumerate(v,1):
                if c is None: continue
                z=ws.cell(k,j,c); z.font=Font(name="Garamond",size=10,italic=(j==20))
                if isinstance(c,date): z.number_format="dd mmm yyyy"
                elif j in(13,18,19): z.number_format="#,##0.00"
                elif j in(5,10,11,12,15,17): z.number_format="#,##0"
                z.border=Border(bottom=Side(style="hair"))
            rows.append(row); k+=1
    ws.merge_cells(start_row=b0,start_column=1,end_row=k-1,end_column=1); ws.cell(b0,1).alignment=Alignment(vertical="top"); 
    def tl(lbl,S):
        global k
        ws.cell(k,2,lbl)
        for j,v in ((5,S["sf"]),(10,S["p"]),(11,S["p"]*12),(12,S["e"]),(18,round(S["d"],2)),(19,S["a"])): ws.cell(k,j,v).number_format="#,##0.00" if j>17 else "#,##0"
        for j in range(1,21): ws.cell(k,j).font=Font(name="Garamond",bold=True,size=10); ws.cell(k,j).border=Border(top=Side(style="thin"))
        k+=1
    tl(f"{bl} block total",S); k+=1
    for a in S: T[a]+=S[a]
tl("Scheme total",T); k+=1
for a,b in (("Apartments",n),("Let",o),("Void / under offer",n-o),("Let by number",o/n)): ws.cell(k,2,a); z=ws.cell(k,5,b); z.number_format="0.0%" if isinstance(b,float) else "0"; k+=1
for j,w in enumerate((8,8,6,8,8,26,12,12,12,10,11,10,8,12,9,12,9,11,10,32),1): ws.column_dimensions[L(j)].width=w
ws.column_dimensions["B"].width=17; ws.row_dimensions[5].height=30; ws.freeze_panes="C6"; ws.page_setup.paperSize=8; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1
wb.save(f"{B}/documents/{fn}")
save(fn,"MULTIFAMILY","UK PRS tenancy schedule, merged block column, stepped rents","Castlefield Wharf","2025-12-24",n,o,n-o,rows,sheet="Tenancy Schedule",hard=True,totals={"area":T["sf"],"contractRent":T["p"],"annualRent":T["p"]*12,"marketRent":T["e"],"deposit":round(T["d"],2),"balance":T["a"]})
