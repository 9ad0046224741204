# XLSX: UK retirement apartments; UK industrial estate; AU strata offices (text amounts)
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
d=dt.date;B=Font(bold=True)
def widths(ws,w):
    for i,x in enumerate(w): ws.column_dimensions[L(i+1)].width=x
def retire():
    r=random.Random(3);name='willow_mead_retirement.xlsx';wb=Workbook();n=wb.active;n.title='Notes'
    for i,x in enumerate(['Willow Mead Court – rental retirement apartments','Prepared for valuation, schedule date 31 March 2026','Rent and charges are collected monthly by standing order.','Service charge: £46.50 per week equivalent (1 bed), £58.15 (2 bed).','Opened 2017; minimum age 60. EPC B throughout.']): n.cell(2+i*2,2,x)
    ws=wb.create_sheet('Schedule Mar-26');s3=wb.create_sheet('SC budget')
    for i,(a,b) in enumerate([('Head','Budget £'),('Lifts',7200),('House manager',31400),('Cleaning & windows',14850),('Lifeline call system',5150),('Gardens',8900),('Insurance',12300),('Total',79800)]): s3.cell(2+i,1,a);s3.cell(2+i,2,b)
    ws['A1']='WILLOW MEAD COURT, ORCHARD WAY, TEWBRIDGE';ws['A1'].font=Font(bold=True,size=14,name='Garamond');ws['A2']='Schedule of tenancies as at 31 March 2026'
    h=['Apt','Floor','Type','Resident(s)','Position','Moved in','Market rent pcm','Rent pcm','Service charge pcm','Wellbeing pcm','Parking pcm','Payable pcm','Deposit lodged']
    for i,x in enumerate(h): c=ws.cell(4,1+i,x);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='5B4A6B');c.alignment=Alignment(wrap_text=True,vertical='center')
    R=5;rows=[];T=[0]*7;occ=vac=0
    for f,fl in enumerate(['Ground','First','Second']):
        for k in range(1,13):
            u=f'{(f*12+k)}';two=k in(1,6,7,12);ty='2 Bed' if two else '1 Bed';mk=1650 if two else 1295;mk+=f*25
            vals=[int(u),fl,ty];row=dict(unit=u,unitType=ty)
            if u=='1': vals+=['House Manager','Staff',None,None,0,0,0,0,0,0];row.update(tenantName='House Manager',statusText='Staff',contractRent=0,charges=[dict(code=c,amount=0) for c in('Rent pcm','Service charge pcm','Wellbeing pcm','Parking pcm')],totalCharges=0,deposit=0)
            elif u in('9','17','30','34'):
                st='Void' if u!='30' else 'Void – reserved';vals+=[None,st,None,mk]+[None]*6;row.update(statusText=st,marketRent=mk);vac+=1;T[0]+=mk
            else:
                sn=r.choice(SN);nm=f'Mrs {r.choice("ABCDEGHJM")} {sn}' if not two else f'Mr & Mrs {sn}'
                st='Let' if u!='22' else 'Notice to 30/04/2026';mv=d(r.randint(2018,2025),r.randint(1,12),r.randint(1,28));rent=mk-r.choice([0,0,45,95,120]);sc=252 if two else 201.5;wb_=r.choice([0,38,38]);pk=r.choice([0,0,25])
                dep=round(rent*12/52*5);tt=rent+sc+wb_+pk;vals+=[nm,st,mv,mk,rent,sc,wb_,pk,tt,dep]
                row.update(tenantName=nm,statusText=st,moveInDate=iso(mv),marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=x) for c,x in(('Rent pcm',rent),('Service charge pcm',sc),('Wellbeing pcm',wb_),('Parking pcm',pk))],totalCharges=tt,deposit=dep);occ+=1
                T=[a+b for a,b in zip(T,[mk,rent,sc,wb_,pk,tt,dep])]
            for i,v in enumerate(vals):
                c=ws.cell(R,1+i,v)
                if i==5:c.number_format='dd/mm/yyyy'
                if i>5:c.number_format='#,##0.00'
            rows.append(row);R+=1
        R+=1
    ws.cell(R,1,'Guest');ws.cell(R,2,'Ground');ws.cell(R,3,'Guest suite');ws.cell(R,4,'Bookable at £60 a night – not let')
    R+=2;ws.cell(R,1,'TOTAL').font=B
    for i,v in enumerate(T): c=ws.cell(R,7+i,v);c.font=B;c.number_format='#,##0.00';c.border=Border(top=Side('thin'),bottom=Side('double'))
    ws.cell(R+2,1,f'36 apartments (excluding the guest suite): {occ} occupied, {vac} void, 1 staff.')
    rows.append(dict(unit='Guest',unitType='Guest suite'))
    widths(ws,[7,9,11,26,20,12,11,11,11,11,10,12,11]);ws.freeze_panes='A5';wb.active=1;wb.save(D+name)
    save(name,'SENIOR_HOUSING','3 sheets, floors split by blank rows, charges across',False,'Willow Mead Court','2026-03-31',36,occ,vac,rows,sheet='Schedule Mar-26')
def estate():
    name='stanbury_park_tenancy_schedule.xlsx';wb=Workbook();ws=wb.active;ws.title='TS'
    ws['B2']='Stanbury Park Industrial Estate, Mill Lane, Coldridge CR4 8PL';ws['B2'].font=Font(bold=True,size=12);ws['B3']='Tenancy schedule';ws['K3']='Valuation date:';ws['L3']=d(2025,6,24);ws['L3'].number_format='dd mmmm yyyy'
    g=[('B5:B6','Unit'),('C5:C6','Tenant / trading name'),('D5:E5','Floor area'),('F5:I5','Lease'),('J5:L5','Rent'),('M5:N5','Service charge'),('O5:O6','Rent deposit £'),('P5:P6','Remarks')]
    for rg,t in g: ws.merge_cells(rg);c=ws[rg.split(':')[0]];c.value=t
    for a,t in zip('DEFGHIJKLMN',['sq m','sq ft','Start','Expiry','Break','Review','£ per quarter','£ per annum','£ psf','£ pa','Cap']): ws[f'{a}6']=t
    for row in ws['B5:P6']:
        for c in row: c.font=B;c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=Border(*[Side('thin')]*4);c.fill=PatternFill('solid',fgColor='DDDDDD')
    data=[('1','Fenwick Gaskets Ltd',464.5,(2022,3,25),10,(2027,3,25),(2027,3,25),9.25,0),('2-3','Allied Conveyor Parts Ltd',1021.9,(2020,9,29),10,None,(2025,9,29),8.5,1),('4','VOID',232.3,None,0,None,None,None,0),('5','Peak Trampoline Park Ltd',1393.5,(2019,6,24),15,None,(2029,6,24),7.95,1),('6','Northmoor Council (depot)',603.9,(2021,4,1),5,None,None,9,0),('7','Volt & Sons Electrical',232.3,(2024,1,15),3,(2025,7,15),None,11.5,1),('8','Crafted Oak Kitchens Ltd',278.7,(2023,8,1),6,(2026,8,1),(2026,8,1),10.75,1),('9','VOID',325.2,None,0,None,None,None,0),('10','Sable Motorsport Ltd',371.6,(2022,12,25),5,None,None,10,0),('11','Tidewell Plumbing Supplies plc',929,(2018,5,1),15,None,(2028,5,1),8.75,0),('12A','Bakehouse 12 Ltd',116.1,(2025,2,1),3,(2026,2,1),None,13.5,1),('12B','Ms R Fairhurst t/a Upholstery Workshop',116.1,(2017,6,1),0,None,None,12,0),('Yard','Coldridge Skip Hire Ltd',None,(2023,5,1),5,None,None,None,1),('Substation','Peninsula Grid plc',None,(1988,6,24),60,None,None,None,0)]
    R=7;rows=[];A=S=Q=Y=SC=DP=0
    for u,t,m2,s,y,b,rv,psf,dp in data:
        sf=round(m2*10.7639) if m2 else None;row=dict(unit=u,area=sf)
        ws.cell(R,2,u);ws.cell(R,3,t);ws.cell(R,4,m2);ws.cell(R,5,sf)
        rent=round(sf*psf/4)*4 if psf else (18500 if u=='Yard' else 1 if u=='Substation' else None)
        sc=round(sf*.85,2) if sf and s else None
        if u=='Yard': sc=450.0
        if s:
            row.update(tenantName=t,leaseStartDate=iso(d(*s)),annualRent=rent);ws.cell(R,6,d(*s))
            if y: e=end(d(*s),y);ws.cell(R,7,e);row['leaseEndDate']=iso(e)
            else: ws.cell(R,7,'Holding over');row['leaseEndDate']='Holding over'
            if b: ws.cell(R,8,d(*b))
            if rv: ws.cell(R,9,d(*rv))
            q=rent/4;ws.cell(R,10,q if u!='Substation' else None);ws.cell(R,11,rent);ws.cell(R,12,psf);ws.cell(R,13,sc);ws.cell(R,14,'RPI' if t.startswith('Tide') else None)
            Y+=rent;Q+=q if u!='Substation' else 0;SC+=sc or 0
            if dp: v=rent/4*2;ws.cell(R,15,v);row['deposit']=v;DP+=v
            ws.cell(R,16,{'6':'Outside Act','5':'Stepped rent now complete','Substation':'Peppercorn; not an estate unit','12B':'1954 Act protected','Yard':'Open storage, 0.4 acre; not counted as a unit'}.get(u))
            if sc is not None: row['charges']=[dict(code='Service charge',amount=sc)]
        else: row['statusText']='VOID';ws.cell(R,16,'To let – quoting £12.00 psf' if u=='4' else 'Roof repairs in hand');ws.cell(R,3).font=Font(italic=True,color='C00000')
        A+=m2 or 0;S+=sf or 0
        for c in range(2,17):
            x=ws.cell(R,c);x.border=Border(*[Side('hair')]*4)
            x.number_format='dd/mm/yyyy' if c in(6,7,8,9) else '#,##0.0' if c==4 else '#,##0' if c==5 else '#,##0.00' if c>9 else 'General'
        rows.append(row);R+=1
    ws.cell(R,3,'Estate total')
    for c,v in((4,round(A,1)),(5,S),(10,Q),(11,Y),(13,round(SC,2)),(15,DP)): ws.cell(R,c,v).number_format='#,##0.0' if c==4 else '#,##0' if c==5 else '#,##0.00'
    for c in range(2,17): ws.cell(R,c).font=B;ws.cell(R,c).border=Border(top=Side('medium'))
    ws.cell(R+2,2,'The estate comprises twelve units (2-3 being one). Ten are let and two are void. Void rate by floor area %.1f%%.'%(100*(232.3+325.2)/A))
    widths(ws,[2,11,34,9,9,12,13,12,12,13,13,18,12,7,12,36]);ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name);save(name,'INDUSTRIAL','merged two-tier header, quarter and annual rents, both area units',True,'Stanbury Park Industrial Estate','2025-06-24',12,10,2,rows,sheet=None)
def strata():
    r=random.Random(28);name='collins_exchange_offices.xlsx';wb=Workbook();ws=wb.active;ws.title='Tenancy Schedule'
    for i,x in enumerate(['Tenancy Schedule','Collins Exchange Strata Offices','As at 31 August 2025','Amounts in AUD excluding GST']): ws.cell(1+i,1,x).font=Font(bold=i==0,size=14 if i==0 else 10,name='Arial')
    h=['Suite','Level','Contact','NLA m²','Lease Start','Lease End','Annual Rent','Monthly Rent','Monthly Outgoings','Car Bays','Monthly Parking','Monthly Total','Bond / BG','Balance Due']
    for i,x in enumerate(h): c=ws.cell(6,1+i,x);c.font=Font(bold=True,name='Arial',size=9);c.border=Border(bottom=Side('medium'))
    co=iter(r.sample(['Larkspur Migration Lawyers','Hume & Rowe Accountants','Bright Path Psychology','Nettle Software Pty Ltd','Southbank Recruiting Pty Ltd','Kestrel Engineering','Emberline Media','Dr S Tran Orthodontics','Fathom Data Pty Ltd','Gippsland Freight Brokers','Tiller Wealth Advisers','Mint Conveyancing','Cobalt Architects','Yarra Travel Desk','Redgum Insurance Brokers','Halcyon Hearing Clinic','Piper IT Services','Sorrel Events','Aria Language School','Monash Surveying Group','Lantern Podiatry'],21))
    R=7;rows=[];T=[0]*7;m=lambda x:f'${x:,.2f}' if x>=0 else f'-${-x:,.2f}';A=0
    for lv in range(2,7):
        for k in range(1,6):
            u=f'{lv}.{k:02d}';a=r.choice([68.5,82,94.2,110,136.7,151]);vac=u in('3.04','4.01','6.05');own=u=='2.01'
            A+=a
            if vac or own:
                v=[u,f'Level {lv}','(Vacant)' if vac else 'Building Manager\'s Office',f'{a:.1f}','','']+['']*8;rows.append(dict(unit=u,area=a,statusText='(Vacant)') if vac else dict(unit=u,area=a,tenantName="Building Manager's Office"))
            else:
                t=next(co) if True else '';mo=round(a*r.uniform(430,560)/12,2);og=round(a*118/12,2);cb=r.choice([0,1,1,2]);pk=cb*385.0
                s=d(r.randint(2021,2025),r.randint(1,8),1);y=r.choice([2,3,5]);
                while end(s,y)<d(2025,9,30): y+=1
                e=end(s,y);bg=round(mo*3,2);bal=r.choice([0,0,0,0,round(mo,2),-120.5,round(og,2)]);tt=round(mo+og+pk,2);an=round(mo*12,2)
                v=[u,f'Level {lv}',t,f'{a:.1f}',s.strftime('%-d %b %Y'),e.strftime('%-d %b %Y'),m(an),m(mo),m(og),str(cb),m(pk),m(tt),m(bg),m(bal)]
                T=[round(p+q,2) for p,q in zip(T,[an,mo,og,pk,tt,bg,bal])]
                rows.append(dict(unit=u,tenantName=t,area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=an,contractRent=mo,charges=[dict(code='Monthly Outgoings',amount=og),dict(code='Monthly Parking',amount=pk)],totalCharges=tt,deposit=bg,balance=bal))
            for i,x in enumerate(v):
                c=ws.cell(R,1+i,x or None);c.font=Font(name='Arial',size=9)
                if i in(3,)or i>5:c.alignment=Alignment(horizontal='right')
            R+=1
    v=['Total','','',f'{A:,.1f}','','',m(T[0]),m(T[1]),m(T[2]),'',m(T[3]),m(T[4]),m(T[5]),m(T[6])]
    for i,x in enumerate(v): c=ws.cell(R,1+i,x or None);c.font=Font(bold=True,name='Arial',size=9);c.border=Border(top=Side('thin'));c.alignment=Alignment(horizontal='right' if i>2 else None)
    ws.cell(R+2,1,'25 suites | 21 tenanted | 3 vacant | 1 building management').font=Font(name='Arial',size=9,italic=True)
    widths(ws,[8,9,30,8,12,12,14,13,13,9,13,13,13,12]);ws.column_dimensions['J'].hidden=False
    wb.save(D+name);save(name,'OFFICE','accounting-app export, all amounts as text',False,'Collins Exchange Strata Offices','2025-08-31',25,21,3,rows,sheet=None)
retire();estate();strata()
