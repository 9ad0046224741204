from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.comments import Comment
from openpyxl.utils import get_column_letter as CL
import xlsxwriter
FIX=dt.datetime(2025,9,1)
def wsave(wb,name):
    wb.properties.created=FIX; wb.properties.modified=FIX; wb.save(os.path.join(DOC,name))
fill=lambda c:PatternFill('solid',fgColor=c)

# ---------------------------------------------------------------- 8 coworking
def granary():
    name='granary_cowork_members.xlsx'; rnd=random.Random(33001); D=dt.date
    co="Hollow Log Media|Fetzer Tax & Books|Blue Silo Software|Prairie Hearing|Notary by Nan|Pivot Ag Analytics|Two Rivers Realty|Kessel Grant Writing|Lone Elm Studio|Crowfoot Web|Sager Counseling LLC|Farm Bureau Field Rep|Midland Title (satellite)|Juniper Design|County Econ. Dev.|Yoder Translations|Tibbets CPA|Remote - J. Uhl|Remote - K. Lantz|Remote - P. Orton|Remote - D. Mauck|Remote - S. Radke|Grout Consulting|Bechtel Drafting|Wick Insurance Svcs|Telehealth Partners".split('|'); rnd.shuffle(co); it=iter(co)
    rows=[]
    for fl,items in (('GROUND FLOOR',[('G%d'%i,'Office',rnd.choice([2,2,3,4]),None) for i in range(1,9)]+[('G9','Studio',3,None)]),
                     ('MEZZANINE',[('M%d'%i,'Office',rnd.choice([1,1,2]),None) for i in range(1,7)]),
                     ('LOFT',[('D%d'%i,'Desk',1,None) for i in range(1,15)]+[('D15','Desk (corner)',1,None),('D16','Desk (corner)',1,None)])):
        for u,k,seats,_ in items:
            sf={'Office':seats*48+rnd.choice([0,6,12,20]),'Studio':236}.get(k)
            lst={'Office':185*seats+60,'Studio':640,'Desk':165,'Desk (corner)':185}[k]
            r=dict(fl=fl,unit=u,k=k,seats=seats,sf=sf,lst=lst)
            st=rnd.choices('ANHO',[76,6,4,14])[0]
            try: 
                if st!='O': r['ten']=next(it)
            except StopIteration: st='O'
            r['st']=st
            if st!='O':
                disc=rnd.choice([0,0,0,.05,.1,.15]); r['pay']=0 if st=='H' else round(lst*(1-disc)/5)*5
                r['mail']=rnd.choice([0,0,15]); r['lock']=rnd.choice([0,0,8]) if 'Desk' in k else 0; 
                if st=='H': r['mail']=15;r['lock']=0
                s=D(rnd.randint(2019,2025),rnd.randint(1,7),1); r['s']=s
                r['e']=rnd.choice(['m/m','m/m',D(2025,12,31),D(2026,3,31),D(2026,6,30)]) if st!='N' else D(2025,9,30)
                r['dep']=rnd.choice([0,lst,200,lst]) if k!='Desk' else rnd.choice([0,100])
            rows.append(r)
    wb=Workbook(); ws=wb.active; ws.title='Price list'
    for i,x in enumerate([('Granary Cowork - what we charge (rev. Jan 2025)',),(),('Hot desk pass',95,'per month, no fixed seat'),('Fixed desk',165,'corner 185'),('Office','185/seat + 60','mezz same'),('Mailbox',15),('Locker',8),('Conf. room',20,'per hr, members 5 hrs free')],1):
        for j,v in enumerate(x,1): ws.cell(i,j,v)
    ws.column_dimensions['A'].width=18
    ws=wb.create_sheet('Who is where'); thin=Side(style='thin',color='999999')
    ws.merge_cells('B1:N1'); ws['B1']='THE GRANARY \u2013 who is where'; ws['B1'].font=Font(size=16,bold=True,color='7A4B00')
    ws.row_dimensions[4].height=30; ws['B2']='Updated'; ws['C2']=D(2025,9,3); ws['C2'].number_format='d-mmm-yyyy'; ws['E2']='(Nan: please only change col. I and status!)'; ws['E2'].font=Font(italic=True,color='C00000')
    H=['','Spot','Kind','St','Member','Seats','Sq ft','List','Pays','Mail','Locker','Month total','Dep. held','From','Thru','Email']
    hr=4
    for j,h in enumerate(H,1):
        c=ws.cell(hr,j,h or None); c.font=Font(bold=True,color='FFFFFF'); c.fill=fill('7A4B00') if h else PatternFill(); c.alignment=Alignment(wrap_text=True,horizontal='center')
    ws.column_dimensions['P'].hidden=True
    r_=hr+1; starts=[]
    for fl in ('GROUND FLOOR','MEZZANINE','LOFT'):
        rs=[r for r in rows if r['fl']==fl]; a=r_
        for r in rs:
            V=[None,r['unit'],r['k'],r['st'],r.get('ten','OPEN'),r['seats'],r['sf'],r['lst'],r.get('pay'),r.get('mail') or None,r.get('lock') or None,None,r.get('dep'),r.get('s'),r.get('e'),None]
            if 'ten' in r: V[11]=r['pay']+r['mail']+r['lock']; V[15]=r['ten'].lower().replace(' ','')[:12]+'@example.net'
            for j,v in enumerate(V,1):
                c=ws.cell(r_,j,v); c.border=Border(bottom=thin)
                if j in (8,9,10,11,12,13): c.number_format='$#,##0'
                if j in (14,15) and not isinstance(v,str): c.number_format='mmm d, yyyy'
                if j==4: c.alignment=Alignment(horizontal='center')
            if r['st']=='O':
                for j in range(2,16): ws.cell(r_,j).fill=fill('E2F0D9')
            if r['st']=='N': ws.cell(r_,4).fill=fill('FFC000')
            r_+=1
        ws.merge_cells(start_row=a,start_column=1,end_row=r_-1,end_column=1); c=ws.cell(a,1,fl); c.alignment=Alignment(text_rotation=90,horizontal='center',vertical='center'); c.font=Font(bold=True)
        r_+=1
    oc=[r for r in rows if 'ten' in r]
    ws.cell(r_,5,'ALL').font=Font(bold=True)
    for j,v in ((6,sum(r['seats'] for r in rows)),(8,sum(r['lst'] for r in rows)),(9,sum(r['pay'] for r in oc)),(10,sum(r['mail'] for r in oc)),(11,sum(r['lock'] for r in oc)),(12,sum(r['pay']+r['mail']+r['lock'] for r in oc)),(13,sum(r['dep'] for r in oc))):
        c=ws.cell(r_,j,v); c.font=Font(bold=True); c.number_format='$#,##0' if j>6 else '0'; c.border=Border(top=Side(style='double'))
    ws.cell(r_+2,2,f'{len(rows)} spots, {len(oc)} taken, {len(rows)-len(oc)} open.  Hot desk passes (23 @ $95) are on the card processor, not here.')
    for i,t in enumerate(['St:','A  active','N  gave notice','H  on hold, holds spot, mail only','O  open']): ws.cell(4+i,18,t).font=Font(bold=i==0)
    for c,w in zip('ABCDEFGHIJKLMNOQR',[5,6,13,4,27,6,7,8,8,7,8,9,9,13,13,3,30]): ws.column_dimensions[c].width=w
    ws.column_dimensions['A'].width=5; ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1; wsave(wb,name)
    T=[dict(unit=r['unit'],unitType=r['k'],section=r['fl'],statusText=r['st'],tenantName=r.get('ten'),area=r['sf'],marketRent=r['lst'],contractRent=r.get('pay'),charges=[{"code":n,"amount":r[k]} for k,n in (('mail','Mail'),('lock','Locker')) if r.get(k)],totalCharges=r['pay']+r['mail']+r['lock'] if 'ten' in r else None,deposit=r.get('dep'),
       leaseStartDate=iso(r['s']) if 's' in r else None,leaseEndDate=(r['e'] if isinstance(r['e'],str) else iso(r['e'])) if 'e' in r else None) for r in rows]
    save(name,'OFFICE',dict(propertyName='The Granary',asOnDate='2025-09-03',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),sheet='Who is where',rows=T),'co-working workbook: second sheet is the roll, vertical merged floor labels, status letters with legend at the side, hidden column, spacer rows',False)

# ---------------------------------------------------------------- 9 paid by months
def paid():
    name='dads_rentals_2025.xlsx'; rnd=random.Random(33002)
    H=[('212 Elm',4),('508 N. 3rd',3),('510 N. 3rd',3),('Hwy 9 house',1),('Old school apts',6)]
    nm=iter(names(rnd,60)); MON='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
    wb=Workbook(); T=None
    for yr in (2023,2024,2025):
        ws=wb.active if yr==2023 else wb.create_sheet(); ws.title=str(yr); rows=[]
        last=9 if yr==2025 else 12
        ws['A1']=f'RENTS {yr}'; ws['A1'].font=Font(name='Comic Sans MS',size=14,bold=True)
        if yr==2025: ws['D1']='as of Sept 14, 2025'
        hd=['Where','Apt','Who','Size','Rent','Dep']+MON+['Behind','notes']
        for j,h in enumerate(hd,1): c=ws.cell(3,j,h); c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='center')
        r_=4
        for h,n in H:
            a=r_
            for i in range(n):
                beds=3 if n==1 else rnd.choice([1,1,2,2]); u='house' if n==1 else ('%d'%(i+1) if h!='Old school apts' else 'Rm '+'ABCDEF'[i])
                rent={1:525,2:640,3:950}[beds]+rnd.choice([-50,-25,0,0,25])-(2025-yr)*25; who='%s %s'%next(nm)
                r=dict(h=h,unit=u,beds=beds,rent=rent,who=who,dep=rnd.choice([300,400,rent,None]),behind=0,note=rnd.choice(['']*5+['has cat','fix faucet','cash','pays twice a month','new fridge 7/24','raise in Jan']),mon=[])
                for k in range(last): r['mon'].append(rnd.choices(['pd','pd 3rd','x'],[8,1,1])[0])
                if yr==2025 and (h,i) in (('508 N. 3rd',1),('Old school apts',4)):
                    r.update(who='EMPTY' if i==1 else 'empty - painting',rent=None,dep=None,mon=['pd']*5+['']*4 if i==1 else ['pd']*8+[''],note='needs carpet, then list' if i==1 else 'Kayla moves in Oct 1 maybe')
                elif rnd.random()<.22:
                    p=rnd.choice([100,200,300]); r['mon'][-1]=rent-p; r['behind']=p
                elif rnd.random()<.12: r['mon'][-1]='NO'; r['behind']=rent
                rows.append(r)
                V=[None,u,r['who'],f'{beds} br',r['rent'],r['dep']]+r['mon']+['']*(12-last)+[r['behind'] or None,r['note'] or None]
                for j,v in enumerate(V,1):
                    if v=='' : v=None
                    c=ws.cell(r_,j,v)
                    if 7<=j<=18: c.alignment=Alignment(horizontal='center'); c.font=Font(size=9)
                    if v=='NO' or (7<=j<=18 and isinstance(v,int)): c.fill=fill('FF9999')
                    if j==3 and isinstance(v,str) and v.lower().startswith('empty'): c.fill=fill('FFFF00')
                r_+=1
            if n>1: ws.merge_cells(start_row=a,start_column=1,end_row=r_-1,end_column=1)
            c=ws.cell(a,1,h); c.alignment=Alignment(vertical='top'); c.font=Font(bold=True)
            for j in range(1,21): ws.cell(r_-1,j).border=Border(bottom=Side(style='thin'))
        ws.cell(r_+1,3,'a month if all pay'); c=ws.cell(r_+1,5,sum(r['rent'] or 0 for r in rows)); c.font=Font(bold=True); ws.cell(r_+1,6,sum(r['dep'] or 0 for r in rows)); ws.cell(r_+1,19,sum(r['behind'] for r in rows))
        if yr==2025:
            ws.cell(r_+3,1,f"{len(rows)} places, {sum(1 for r in rows if r['rent'])} rented, 2 empty"); ws.cell(r_+4,1,'pd = paid by the 1st    x = paid late    number = what came in so far    NO = nothing')
            ws.cell(r_+5,1,'call plumber RE: 212 Elm #3   /   taxes due Oct 31   /   insurance Shelter Mutual 3,880')
        for c,w in zip('ABCDEF',[16,8,22,6,8,8]): ws.column_dimensions[c].width=w
        for j in range(7,19): ws.column_dimensions[CL(j)].width=6.5
        ws.column_dimensions['T'].width=26; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
        T=rows
    wb.active=2; wsave(wb,name)
    ty=[dict(unit=r['unit'],building=r['h'],unitType=f"{r['beds']} br",tenantName=r['who'] if r['rent'] else None,statusText='Occupied' if r['rent'] else r['who'],contractRent=r['rent'],deposit=r['dep'],balance=r['behind'] or None) for r in T]
    oc=sum(1 for r in T if r['rent'])
    save(name,'MULTIFAMILY',dict(propertyName=None,asOnDate='2025-09-14',units=len(T),occupied=oc,vacant=len(T)-oc,sheet='2025',rows=ty),'small landlord workbook, a sheet per year, paid marks in twelve month columns, house names merged down, empty typed in the name',True)

# ---------------------------------------------------------------- 10 tenants across
def across():
    name='mercantile_block_tenants_across.xlsx'; D=dt.date
    X=[('101','Fielding Drug & Soda','storefront',3200,2933.33,400.00,D(2017,6,1),D(2027,5,31),2500,(D(2026,6,1),3066.67),None,'1 x 5 yr'),
       ('102','Sibley Jewelers','storefront',1150,1246.00,144.00,D(2022,2,1),D(2026,1,31),1200,None,None,'none'),
       ('103',None,'storefront',1475,None,None,None,None,None,None,None,None),
       ('201','Crandall & Poole, attorneys','office',2100,1750.00,262.50,D(2020,10,1),D(2028,9,30),0,(D(2025,10,1),1802.50),(D(2027,10,1),1856.58),'1 x 3 yr'),
       ('202','State Rep. district office','office',640,560.00,0,D(2023,1,1),D(2026,12,31),0,None,None,'by statute'),
       ('203','Nesbit Counseling','office',510,467.50,63.75,D(2021,8,1),'mo. to mo.',400,None,None,'-'),
       ('204','Skaggs Land Survey','office',880,770.00,110.00,D(2019,4,1),D(2027,3,31),770,(D(2026,4,1),792.00),None,'1 x 2 yr'),
       ('Bsmt','K. Uhl (storage only)','basement',900,225.00,0,D(2024,3,1),'mo. to mo.',225,None,None,'-')]
    p=os.path.join(DOC,name); wb=xlsxwriter.Workbook(p); wb.set_properties({'created':FIX}); ws=wb.add_worksheet('Tenants')
    F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    ttl=F(bold=True); ttl.set_font_size(13); lab=F(bold=True,bg_color='#D9E1F2',border=1); hd=F(bold=True,border=1,align='center',text_wrap=True,valign='vcenter',bg_color='#F2F2F2'); tx=F(border=1,align='center',text_wrap=True); mo=F(border=1,num_format='#,##0.00'); n0=F(border=1,num_format='#,##0'); da=F(border=1,num_format='m/d/yyyy',align='center'); mb=F(border=1,bold=True,num_format='#,##0.00'); nb=F(border=1,bold=True,num_format='#,##0'); pc=F(border=1,num_format='0.0%')
    ws.merge_range(0,0,0,9,'MERCANTILE BLOCK, 1 Court Square \u2014 tenants and terms as of 7/31/2025',ttl); ws.write(1,0,'prepared for annual review, loan 40-1187',F(italic=True))
    L=['Suite','Tenant','Kind of space','Square feet','% of bldg','Rent per month','Rent per year','$ / sf / yr','CAM per month','Rent + CAM','Lease began','Lease ends','Deposit','Next raise on','raise to (monthly)','Then on','raise to (monthly) ','Options']
    base=3
    for i,l in enumerate(L): ws.write(base+i,0,l.strip(),lab)
    tsf=sum(x[3] for x in X)
    for j,(u,t,us,sf,rent,cam,s,e,dep,b1,b2,op) in enumerate(X,1):
        W=lambda i,v,f:ws.write_blank(base+i,j,None,tx) if v is None else (ws.write_datetime(base+i,j,dt.datetime(v.year,v.month,v.day),da) if isinstance(v,dt.date) else ws.write(base+i,j,v,f))
        W(0,int(u) if u.isdigit() else u,hd); W(1,t or 'VACANT (was Hallmark)',hd); W(2,us,tx); W(3,sf,n0); W(4,sf/tsf,pc)
        if t:
            W(5,rent,mo); W(6,round(rent*12,2),mo); W(7,round(rent*12/sf,2),mo); W(8,cam,mo); W(9,rent+cam,mo)
        else:
            for i in (5,6,7,8,9): W(i,None,tx)
        W(10,s,da); W(11,e,tx); W(12,dep,mo); W(13,b1 and b1[0],da); W(14,b1 and b1[1],mo); W(15,b2 and b2[0],da); W(16,b2 and b2[1],mo); W(17,op,tx)
    j=len(X)+1; oc=[x for x in X if x[1]]
    ws.write(base,j,'',hd); ws.write(base+1,j,'BUILDING',hd); ws.write(base+2,j,'',tx); ws.write(base+3,j,tsf,nb); ws.write(base+4,j,1,pc)
    R=round(sum(x[4] for x in oc),2); ws.write(base+5,j,R,mb); ws.write(base+6,j,round(sum(round(x[4]*12,2) for x in oc),2),mb); ws.write(base+8,j,sum(x[5] for x in oc),mb); ws.write(base+9,j,round(R+sum(x[5] for x in oc),2),mb); ws.write(base+12,j,sum(x[8] for x in oc),mb)
    ws.write(base+len(L)+1,0,'8 spaces, 7 let, 1 vacant (11 % vacant?? check - 103 is 1,475 ft). Rep. office is gross, no CAM. Nesbit to sign 2 yr in fall.',F(italic=True))
    ws.set_column(0,0,19); ws.set_column(1,9,14.5); ws.set_row(base+1,42); ws.set_landscape(); ws.fit_to_pages(1,1); ws.freeze_panes(base+2,1)
    wb.close()
    T=[dict(unit=u,tenantName=t,statusText='Occupied' if t else 'VACANT (was Hallmark)',unitType=us,area=sf,contractRent=rent,annualRent=round(rent*12,2) if t else None,charges=[{"code":"CAM","amount":cam}] if t else None,totalCharges=round(rent+cam,2) if t else None,leaseStartDate=iso(s) if s else None,leaseEndDate=e if isinstance(e,str) else (iso(e) if e else None),deposit=dep,
       rentSteps=[{"date":iso(b[0]),"amount":b[1]} for b in (b1,b2) if b]) for u,t,us,sf,rent,cam,s,e,dep,b1,b2,op in X]
    save(name,'OFFICE',dict(propertyName='Mercantile Block',asOnDate='2025-07-31',units=8,occupied=7,vacant=1,sheet='Tenants',rows=T),'tenants across the columns, terms down the rows, building total in the last column',True)
if __name__=='__main__':
    granary(); paid(); across()
