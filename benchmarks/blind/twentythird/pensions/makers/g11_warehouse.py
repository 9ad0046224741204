from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3111); N='warehouse_park_calgary.xlsx'
wb=Workbook(); w=wb.active; w.title='RR 2025-12'
w['B2']='FOOTHILLS CROSSING DISTRIBUTION PARK'; w['B2'].font=Font(bold=True,size=14,color='1F3864'); w['B3']='Calgary, Alberta - Industrial Rent Roll'; w['B4']='Effective December 1, 2025 (CAD)'
h1=['Unit','Tenant','Clear\nHeight','Area\n(SF)','Lease Term',None,'Current Net Rent',None,None,'Additional Rent',None,'Gross\nMonthly','Deposit','Rent Step 1',None,'Rent Step 2',None]
h2=[None]*4+['Start','Expiry','PSF','Monthly','Annual','CAM\nMonthly','Tax\nMonthly',None,None,'Date','Annual Rent','Date','Annual Rent']
for j,(a,b) in enumerate(zip(h1,h2)): 
    w.cell(6,j+2,a); w.cell(7,j+2,b)
    for k in(6,7): c=w.cell(k,j+2); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F3864'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
for a in ('B6:B7','C6:C7','D6:D7','E6:E7','F6:G6','H6:J6','K6:L6','M6:M7','N6:N7','O6:P6','Q6:R6'): w.merge_cells(a)
w.row_dimensions[6].height=30; w.row_dimensions[7].height=28
BL=[('BUILDING 1 - 7715 Prairie Dog Way SE',[('1-A','Chinook Tire Distributors Ltd.',32,48150),('1-B','Polar Freight Forwarding Inc.',32,26400),('1-C',None,32,18900),('1-D','Bow Valley Cabinetry',32,22050)]),('BUILDING 2 - 7755 Prairie Dog Way SE',[('2-100','Northbound Cold Storage LP',36,112300)]),('BUILDING 3 - 7801 Prairie Dog Way SE',[('3-01','Trellis Home Decor Inc.',24,9800),('3-02','Gearhead Motorsport Parts',24,8150),('3-03',None,24,8150),('3-04','Stampede Signworks',24,7900),('3-05 & 3-06','Alpenglow Brewing Supply Corp.',24,16300),('3-YARD','Iron Mule Equipment Rentals',None,None)])]
rows=[];G=[0]*7;R_=8;u=o=v=0
def put(vals,b=False,fill=None):
    global R_
    for j,x in enumerate(vals):
        c=w.cell(R_,j+2,x)
        if isinstance(x,dt.date): c.number_format='d-mmm-yyyy'
        elif j==3: c.number_format='#,##0'
        elif j>5 and j!=6: c.number_format='#,##0.00'
        elif j==6: c.number_format='0.00'
        if b: c.font=Font(bold=True)
        if fill: c.fill=PatternFill('solid',fgColor=fill)
    R_+=1
for bn,ts in BL:
    put([bn]+[None]*16,True,'D9E1F2'); T=[0]*7
    for s,t,ch,a in ts:
        yard=s=='3-YARD'
        if not yard: u+=1
        if not t: v+=1; T[0]+=a; put([s,'Available',ch,a]); rows.append(R(unit=s,building=bn,statusText='Available',area=a)); continue
        if not yard: o+=1
        psf=None if yard else r.choice([8.75,9.25,10.5,11,11.75]); an=30000.0 if yard else round(a*psf,2); mo=round(an/12,2); cam=0 if yard else round(a*2.15/12,2); tax=0 if yard else round(a*2.62/12,2); gr=round(mo+cam+tax,2); dep=None if (a or 0)>100000 else round(gr,0)
        st=addm(d(2020,3,1),r.randrange(0,58)); ex=eom(addm(st,59 if (a or 0)<50000 else 119)); 
        while ex<d(2026,3,1): ex=eom(addm(ex,36))
        sp=[];x=an
        for k in range(2):
            dd=d(2026+k,st.month,1); x=round(x*1.035,2)
            if dd<ex and not yard: sp.append((dd,x))
        pad=[q for z in sp for q in z]+[None]*(4-2*len(sp))
        put([s,t,ch,a,st,ex,psf,mo,an,cam,tax,gr,dep]+pad)
        rows.append(R(unit=s,building=bn,tenantName=t,area=a,leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=mo,annualRent=an,charges=[dict(code='CAM Monthly',amount=cam),dict(code='Tax Monthly',amount=tax)],totalCharges=gr,deposit=dep,rentSteps=[dict(date=iso(a_),amount=b_,per='year') for a_,b_ in sp],statusText='Occupied'))
        for i,q in enumerate((a or 0,mo,an,cam,tax,gr,dep or 0)): T[i]=round(T[i]+q,2)
    put([None,'Sub-total '+bn.split(' - ')[0].title(),None,T[0],None,None,None]+T[1:],True); G=[round(a+b,2) for a,b in zip(G,T)]; R_+=1
put([None,'PARK TOTAL',None,G[0],None,None,None]+G[1:],True,'BDD7EE'); R_+=1
put(['Units',None,None,u]); put(['Leased',None,None,o]); put(['Available',None,None,v])
put(['Notes: Yard licence (3-YARD) is outdoor storage and is not counted as a unit. Units 3-05 and 3-06 are one demised premises.'])
for c,x in zip('ABCDEFGHIJKLMNOPQR',[2,13,32,8,10,12,12,8,12,13,11,11,12,12,12,13,12,13]): w.column_dimensions[c].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{N}'); save(N,'WAREHOUSE',rows,'Foothills Crossing Distribution Park','2025-12-01',u,o,v,'in-house spreadsheet, buildings, merged two-line header, CAD','annual rent steps, yard licence, offset table')
