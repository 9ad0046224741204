# mid-rise: blocks by floor plan, market rent in the block heading and column, future residents in own rows, recap on a second sheet
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1814); N="The Marlowe - Rent Roll 10-05-2025.xlsx"
wb=Workbook();s0=wb.active;s0.title="Unit Mix";ws=wb.create_sheet("Rent Roll Detail")
ws['A1']="Rent Roll Detail";ws['A1'].font=Font(bold=True,size=13);ws['A2']="Property: The Marlowe";ws['A3']="As Of: 10/05/2025";ws['A4']="Parameters: Group by floor plan; include future residents = Yes"
H=["Unit","Fl","Resident","Resident Status","Sq Ft","Market","Market $/SF","Lease Rent","Lease $/SF","Loss to Lease","% Loss","Concession","Net Effective","Lease From","Lease To","Move Out"]
for j,h in enumerate(H,1):
    c=ws.cell(6,j,h);c.font=Font(bold=True,size=9);c.fill=PatternFill('solid',fgColor='E7E6E6');c.alignment=Alignment(wrap_text=True,horizontal='center')
PL=[("S1 - Studio",512,1685,18),("A1 - 1 Bed / 1 Bath",688,2015,34),("A2 - 1 Bed / 1 Bath + Study",794,2240,22),("B1 - 2 Bed / 2 Bath",1056,2790,30),("B2 - 2 Bed / 2.5 Bath Loft",1284,3265,8)]
y=7;rows=[];G=[0]*6;rec=[];cnt=dict(o=0,v=0);num={f:0 for f in range(2,8)};M='#,##0.00';D8='mm/dd/yyyy';seq=0
for p,sf,mk0,n in PL:
    ws.cell(y,1,p).font=Font(bold=True,italic=True);ws.cell(y,6,None);y+=1;S=[0]*6;oc=0
    for i in range(n):
        f=2+(i*6)//n;num[f]+=1;u=f"{f}{num[f]:02d}";mk=mk0+20*(f-2);x=r.random();S[0]+=sf;S[1]+=mk
        def line(st,t=None,l=None,cn=None,a=None,b=None,mo=None,first=True):
            global y
            vals=[u,f,t or ("VACANT" if st.startswith("Vacant") else None),st,sf if first else None,mk if first else None,round(mk/sf,2) if first else None,l,round(l/sf,2) if l else None,(mk-l) if l and first else None,round((mk-l)/mk,4) if l and first else None,cn,(l+cn) if cn is not None and l else None,a,b,mo]
            for j,v in enumerate(vals,1):
                c=ws.cell(y,j,v);c.font=Font(size=9,italic=not first)
                if j in(6,7,8,9,10,12,13):c.number_format='#,##0.00;(#,##0.00)'
                if j==11:c.number_format='0.0%;(0.0%)'
                if j>=14:c.number_format=D8
            y+=1
            rows.append(row(unit=u,unitType=p,area=sf if first else None,tenantName=t,statusText=st,marketRent=mk if first else None,contractRent=l,leaseStartDate=a,leaseEndDate=b,moveOutDate=mo,charges=[dict(code="Concession",amount=cn)] if cn else None))
        def lease(start):
            return round((mk-r.choice([0,10,25,40,65,95,120,-30]))),start,addm(start,r.choice([12,12,14]))-D.timedelta(1)
        st0=D.date(2024,11,1)+D.timedelta(r.randint(0,330))
        if x<.83:
            l,a,b=lease(st0);cn=-r.choice([50,75,100]) if r.random()<.15 else 0;S[2]+=l;S[3]+=mk-l;S[4]+=cn;S[5]+=l+cn;oc+=1;line("Current",person(r),l,cn,a,b)
        elif x<.92:
            l,a,b=lease(D.date(2024,10,10)+D.timedelta(r.randint(0,40)));S[2]+=l;S[3]+=mk-l;S[5]+=l;oc+=1;mo=min(b,D.date(2025,10,31)) if b>D.date(2025,10,10) else D.date(2025,10,31);line("Notice",person(r),l,0,a,b,mo)
            if r.random()<.6:
                l,a,b=lease(D.date(2025,11,8)+D.timedelta(r.randint(0,12)));line("Future",person(r),l,None,a,b,first=False)
        else:
            if r.random()<.5:
                line("Vacant-Leased");l,a,b=lease(D.date(2025,10,10)+D.timedelta(r.randint(0,12)));line("Future",person(r),l,None,a,b,first=False)
            else: line("Vacant-Unrented")
    ws.cell(y,1,f"Total {p.split()[0]}");ws.cell(y,3,f"{n} units / {oc} occupied")
    for j,v in zip((5,6,8,10,12,13),S):ws.cell(y,j,v).number_format='#,##0' if j==5 else '#,##0.00;(#,##0.00)'
    for j in range(1,17):ws.cell(y,j).font=Font(bold=True,size=9);ws.cell(y,j).border=Border(top=Side(style='thin'))
    y+=2;G=[a+b for a,b in zip(G,S)];rec.append((p,n,oc,S));cnt['o']+=oc;cnt['v']+=n-oc
ws.cell(y,1,"Grand Total");ws.cell(y,3,f"112 units / {cnt['o']} occupied")
for j,v in zip((5,6,8,10,12,13),G):ws.cell(y,j,v).number_format='#,##0' if j==5 else '#,##0.00;(#,##0.00)'
for j in range(1,17):ws.cell(y,j).font=Font(bold=True);ws.cell(y,j).border=Border(top=Side(style='double'))
ws.cell(y+1,1,"Future residents are not included in totals.").font=Font(size=8,italic=True)
for l,w in zip("ABCDEFGHIJKLMNOP",[9,4,25,16,8,11,9,11,9,11,8,11,12,11,11,11]):ws.column_dimensions[l].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='6:6'
s0['A1']="The Marlowe — Unit Mix & Occupancy";s0['A1'].font=Font(bold=True,size=13)
s0.append([]);s0.append(["Floor Plan","Units","Occupied","Occ %","Avg SF","Market Rent","Avg Market","Lease Rent","Avg Lease"])
for p,n,oc,S in rec:s0.append([p,n,oc,round(oc/n,3),S[0]/n,S[1],round(S[1]/n,2),S[2],round(S[2]/oc,2)])
s0.append(["Total",112,cnt['o'],round(cnt['o']/112,3),round(G[0]/112,1),G[1],round(G[1]/112,2),G[2],round(G[2]/cnt['o'],2)])
s0.column_dimensions['A'].width=30
for q in range(4,10):s0.cell(q,4).number_format='0.0%'
for q in range(4,10):
    for j in range(5,10):s0.cell(q,j).number_format='#,##0.00' if j in(7,9) else '#,##0'
s0.page_setup.fitToHeight=0;s0.sheet_properties.pageSetUpPr.fitToPage=True
for j in range(1,10):s0.cell(3,j).font=s0.cell(9,j).font=Font(bold=True)
for l in 'BCDEFGHI':s0.column_dimensions[l].width=12
wb.save(doc(N))
put(N,"MULTIFAMILY","grouped by floor plan, future rows under the unit, recap sheet comes first","future rows without market; per-foot columns","The Marlowe","2025-10-05",112,cnt['o'],cnt['v'],rows,dict(area=G[0],marketRent=G[1],contractRent=G[2]),sheet="Rent Roll Detail")
