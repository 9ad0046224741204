# US tower stacking list, floor by floor, 100+ suites, floor totals
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
A1='Alder Amber Apex Arden Aster Beacon Birchwood Boreal Bramble Calder Canter Cardinal Cinder Cobble Compass Corbel Crestmont Dorset Eastlake Ember Fairhaven Fenwick Forge Garnet Gilden Granite Halcyon Harrow Hearth Iverson Jasper Juniper Keystone Lakemont Linden Lodestar Meridian Mistral Monarch Nettle Northwind Oakline Onyx Orchard Palisade Pemberton Quarry Quill Ravenel Redfern Saltbox Sable Sequoia Sterling Summit Talon Tamarack Thistle Umber Vantage Verdant Wexler Whitcomb Windrose Yarrow Zenith'.split()
B1=['Advisors LLC','Law Group, PLLC','Capital Partners, LP','Software, Inc.','Architects','Insurance Services','Consulting','Media','Title Company','Engineering, Inc.','Staffing','CPAs','Wealth Management','Therapeutics, Inc.','Energy Trading LLC','Public Affairs','Travel Group','Benefits','Mortgage Co.','Foundation']
def make():
    r=rng(11); name='Three Summit Plaza Stack.xlsx'; asof=D(2025,7,1)
    r.shuffle(A1);ni=0
    wb=Workbook();ws=wb.active;ws.title='Stack'
    ws['A1']='THREE SUMMIT PLAZA - STACKING LIST';ws['A1'].font=Font(bold=True,size=12,name='Garamond')
    ws['A2']='1775 Larkspur Street, Denver, Colorado';ws['A3']='Leases in place 7/1/2025'
    H=['FLR','SUITE','TENANT','RSF','RENT/SF','ANNUAL RENT','LCD','LXD','TYPE','COMMENT']
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h);c.font=Font(bold=True,name='Garamond');c.border=Border(bottom=Side(style='double'),top=Side(style='thin'));c.alignment=Alignment(horizontal='center')
    y=6;rows=[];n=occ=0;ta=tr=va=0;pl=None
    ff=[x for x in range(27,1,-1) if x!=13]+[1]
    fill=PatternFill('solid',fgColor='F3E3C3')
    for fl in ff:
        k=1 if fl in(27,26,19,18,8) else (3 if fl==1 else r.choice([3,4,4,5,5,6]))
        full=19850 if fl>1 else 9600
        cuts=sorted(r.sample(range(2,18),k-1)) if k>1 else []
        w=[b-a for a,b in zip([0]+cuts,cuts+[19])]
        ar=[round(full*x/19) for x in w];ar[-1]+=full-sum(ar)
        y0=y;fa=fr=0
        for j,a in enumerate(ar):
            s=f'{fl}{(j+1)*10:02d}' if k>1 else f'{fl}00'
            n+=1;v=r.random()<.14 and k>1
            fa+=a;ta+=a
            if v: q=[s,'VACANT' if r.random()<.8 else 'VACANT - SPEC SUITE',a,None,None,None,None,None,None];va+=a;rw=row(unit=s,area=a,statusText=q[1])
            else:
                occ+=1
                if fl in(27,26): t='Halvorsen Petroleum Corporation'
                elif fl in(19,18): t='Gage Whitlock & Moray LLP'
                elif fl==8: t='State Treasurer\'s Office'
                else: t=f'{A1[ni%len(A1)]} {B1[(ni*7+ni//len(A1))%len(B1)]}';ni+=1
                m=r.choice([36,60,60,84,120,126]);e0=D(2025+r.randint(0,max(1,m//12-2)),r.randint(1,12),1)
                if e0<D(2025,9,1): e0=addm(e0,12)
                e=e0-dt.timedelta(days=1);st=addm(e0,-m)
                if st>asof: st=addm(st,-24);e=expiry(st,m)
                psf=round(r.uniform(29,44)*2)/2;ann=round(a*psf,2);fr+=ann;tr+=ann
                cm=r.choice(['','','','','','','Renewal option 5 yrs','Contraction right 2027','Guaranty: parent','Parking 4 stalls','LOC in lieu of deposit'])
                q=[s,t,a,psf,ann,st,e,r.choice(['FSG','FSG','NNN','MG']),cm or None]
                rw=row(unit=s,tenantName=t,area=a,statusText='Occupied',annualRent=ann,leaseStartDate=iso(st),leaseEndDate=iso(e))
            if fl==14 and j==1:
                assert not v
                pl=dict(what=f'Suite {s} ({t}, {a:,} RSF, {ann:,.2f}) on floor 14 left out; floor total, building totals and suite count include it',kind='row_dropped');continue
            rows.append(rw)
            for i,x in enumerate(q,2):
                c=ws.cell(y,i,int(x) if i==2 else x);c.font=Font(name='Garamond',size=10)
                if i in(2,7,8,9): c.alignment=Alignment(horizontal='center')
                if i==4:c.number_format='#,##0'
                if i in(5,6):c.number_format='$#,##0.00'
                if i in(7,8):c.number_format='mmm d, yyyy'
                if v:c.fill=fill
            y+=1
        if y-1>y0: ws.merge_cells(start_row=y0,start_column=1,end_row=y-1,end_column=1)
        c=ws.cell(y0,1,fl if fl>1 else 'Lobby');c.alignment=Alignment(vertical='top',horizontal='center');c.font=Font(bold=True,name='Garamond')
        ws.cell(y,3,'Floor total');ws.cell(y,4,fa).number_format='#,##0';ws.cell(y,6,round(fr,2)).number_format='$#,##0.00'
        for i in range(1,11): ws.cell(y,i).font=Font(italic=True,name='Garamond',size=10);ws.cell(y,i).border=Border(top=Side(style='hair'),bottom=Side(style='thin'))
        y+=1
    y+=1
    for a,b,fm in [('Building RSF',ta,'#,##0'),('Vacant RSF',va,'#,##0'),('Total annual rent',round(tr,2),'$#,##0.00'),('Suites',n,'0'),('Leased suites',occ,'0'),('Vacant suites',n-occ,'0')]:
        ws.cell(y,3,a).font=Font(bold=True,name='Garamond');ws.cell(y,4 if 'rent' not in a else 6,b).number_format=fm;y+=1
    ws.cell(y+1,1,'FSG full service gross, MG modified gross, NNN net. There is no 13th floor.').font=Font(size=8,italic=True)
    for i,wd in enumerate([7,8,40,10,10,16,14,14,7,24],1): ws.column_dimensions[L(i)].width=wd
    ws.print_title_rows='5:5';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    assert pl
    wb.save(path(name));print(n,occ,ta)
    save(name,'OFFICE',rows,'Three Summit Plaza','2025-07-01',n,occ,n-occ,'US tower stacking list, 100+ suites, merged floor column, floor totals',True,planted=pl)
