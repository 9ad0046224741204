# enclosed mall: anchors / in-line / food court / kiosks / short-term licences, text numbers, sections with own header rows
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *
r=random.Random(2415); f='wexley_mall_rr.xlsx'; AS=D(2025,11,30)
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; R=1; rows=[]; occ=vac=0; GA=GR=0
F=lambda **k:Font(name='Tahoma',size=9,**k)
def put(c,v,**k):
    x=ws.cell(R,c,v); x.font=F(**k); 
    if isinstance(v,str) and v[:1] in '$0123456789' and c>4: x.alignment=Alignment(horizontal='right')
for t in('WEXLEY FAIR MALL','Merchant Roster and Rent Roll','Period Ending: November 30, 2025'): put(1,t,bold=True); R+=1
R+=1
sp=r.sample(range(101,190),40); sp.sort()
for sec,kind,n in(('ANCHORS & MAJORS','A',4),('IN-LINE SHOPS','I',22),('FOOD COURT','F',6),('KIOSKS & CARTS','K',5),('SPECIALTY LEASING (SHORT-TERM LICENSES)','S',6)):
    put(1,sec,bold=True); ws.cell(R,1).fill=PatternFill('solid',fgColor='FFE699'); R+=1
    H=['Space','Merchant','Category','Area SF','Open Date','Expiration','Minimum Rent','CAM','Marketing','Taxes','% Rent Rate','Breakpoint (annual)','TTM Sales PSF'] if kind!='S' else ['Space','Licensee','Use','Area SF','From','To','License Fee/Mo','','','','% over','','']
    for j,h in enumerate(H,1):
        if h: put(j,h,bold=True); ws.cell(R,j).border=Border(bottom=Side('thin'))
    R+=1; S=[0]*5; nm=names(r,{'A':['Department Stores','Cinemas','Sporting Goods'],'I':['Apparel','Jewelers','Shoes','Candles','Toys','Denim','Beauty','Games','Luggage'],'F':['Teriyaki','Pizza','Pretzels','Wok','Tacos'],'K':['Phone Repair','Sunglasses','Perfume','Gifts'],'S':['Holiday Photos','Calendars','Seasonal Gifts','Pop-Up']}[kind],n)
    for j in range(n):
        u={'A':f'ANC-{j+1}','I':str(sp[j]),'F':f'FC{j+1}','K':f'K-{j+1:02d}','S':['C-3','C-5','142T','K-11','LOT','C-9'][j%6]}[kind]
        a={'A':r.randint(38000,98000),'I':r.randint(900,7200),'F':r.randint(480,900),'K':r.randint(80,180),'S':r.randint(100,1900)}[kind]
        if u=='LOT': a=None
        put(1,u); put(4,m0(a) if a else ''); cat=r.choice({'A':['Department','Entertainment'],'I':['Apparel','Accessories','Home','Footwear'],'F':['Food'],'K':['Kiosk'],'S':['Seasonal']}[kind]); row=dict(unit=u,area=a,section=sec)
        if (kind,j) in(('A',3),('I',4),('I',11),('I',17),('F',2)):
            put(2,'--- VACANT ---',italic=True); row['statusText']='--- VACANT ---'; vac+=1; S[0]+=a
        else:
            occ+=kind!='S'; put(2,nm[j]); put(3,cat); row.update(tenantName=nm[j],unitType=None,statusText='Occupied')
            if kind=='S': b,e=D(2025,r.choice([9,10,11]),1),D(2026,1,r.choice([5,15,31]))
            else: b=am(D(2014,1,1),r.randint(0,130)); e=D(r.randint(2026,2033),r.choice([1,1,6]),1); e=D(e.year,e.month,calendar.monthrange(e.year,e.month)[1])
            mtm=kind=='K' and j==2; put(5,b.strftime('%m/%d/%y')); put(6,'Month-Month' if mtm else e.strftime('%m/%d/%y'))
            mr=round((a or 0)*r.uniform(*{'A':(.35,.6),'I':(2.1,3.6),'F':(5,7),'K':(14,20),'S':(1.5,4)}[kind]),2) or 1800.0; cam=round(a*.55,2) if kind in'IF' else round(a*.12,2) if kind=='A' else 0; mk=round(a*.1,2) if kind in'IF' else 0; tx=round(a*.31,2) if kind in 'IFA' else 0
            put(7,'$'+m2(mr)); ch=[('Minimum Rent' if kind!='S' else 'License Fee/Mo',mr)]
            for c_,nme,x in((8,'CAM',cam),(9,'Marketing',mk),(10,'Taxes',tx)):
                if x: put(c_,'$'+m2(x)); ch.append((nme,x))
            put(11,r.choice(['5%','6%','7%','8%']) if kind!='S' else '15%'); 
            if kind in'IF': put(12,'Natural' if j%3 else '$'+m0(round(mr*12/.06,-3))); put(13,f'${r.randint(290,690)}')
            row.update(leaseStartDate=b,leaseEndDate='Month-Month' if mtm else e,contractRent=mr,charges=[dict(code=c_,amount=x) for c_,x in ch]); S=[p+q for p,q in zip(S,[a or 0,mr,cam,mk,tx])]
        rows.append(row); R+=1
    put(2,'Subtotal '+sec.split(' (')[0].title(),bold=True); put(4,m0(S[0]),bold=True); put(7,'$'+m2(S[1]),bold=True)
    for c_,x in zip((8,9,10),S[2:]):
        if x: put(c_,'$'+m2(x),bold=True)
    if kind!='S': GA+=S[0]
    GR+=S[1]; R+=2
put(2,'MALL TOTAL (area excl. short-term)',bold=True); put(4,m0(GA),bold=True); put(7,'$'+m2(GR),bold=True); R+=2
put(1,'Minimum rent and recoveries per month. Short-term licenses occupy common area or vacant space; they are not leases and are not counted in occupancy.',italic=True); R+=1
put(1,f'Leasable spaces {occ+vac}; open and operating {occ}; vacant {vac}.',italic=True)
for c_,w in zip('ABCDEFGHIJKLM',(9,34,14,11,11,13,15,12,12,12,12,18,14)): ws.column_dimensions[c_].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(f'{B}/documents/{f}')
save(f,'RETAIL','mall merchant roster by tenant type, numbers as text, short-term licences',rows,'Wexley Fair Mall',AS,occ+vac,occ,vac,totals=dict(contractRent=round(GR,2),areaExShortTerm=GA),hard=True)
assert sum(x.get('area') or 0 for x in rows if not x['section'].startswith('SPEC'))==GA
