from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
rnd=random.Random(404); F='au_shopping_centre_tenancy_schedule.xlsx'; asof=D('2026-06-30')
SEC=[('MAJORS',[('M1','Goldfields Supermarkets Pty Ltd','Supermarket',3842),('M2','Valuemart Discount Department Stores Ltd','Discount Dept Store',5110)]),
('MINI MAJORS',[('MM1','Chemsave Wholesale Pty Ltd','Pharmacy',611.5),('MM2','Ridgeway Liquor Group Pty Ltd','Liquor',448),('MM3',None,'Mini Major',702),('MM4','Two Dollar Barn Pty Ltd','Discount Variety',655.8)]),
('SPECIALTIES',[(x,) for x in ()]),
('KIOSKS',[('K1','Sushi Harbour Holdings Pty Ltd','Food Catering',18),('K2','Phonefix Melita Pty Ltd','Mobile Phones',12),('K3',None,'Kiosk',14.5),('K4','Bean Parade Pty Ltd ATF Parade Trust','Cafe',31),('K5','Key & Heel Repairs Pty Ltd','Services',9)]),
('ATMs AND OTHER',[('ATM1','First Southern Bank Ltd','ATM',2),('ATM2','Coastline Mutual Ltd','ATM',2),('CW1','Sudsy Hand Car Wash Pty Ltd','Car Wash',164)])]
sp="Baker's Crumb Franchising Pty Ltd|Fresh Orchard Markets Pty Ltd|Harbour Fish Co Pty Ltd|Wattle Street Butchers Pty Ltd|Lotus Nails & Beauty Pty Ltd|Hair By Marco Pty Ltd|Blue Gum Newsagency Pty Ltd|SpecVision Optical Pty Ltd|Jetstream Travel Pty Ltd|Banh Mi Junction Pty Ltd|Pasta Fresca QLD Pty Ltd|Noodle Lane Pty Ltd|Kebab Corner Enterprises Pty Ltd|Juice Theory Pty Ltd|Denim Yard Pty Ltd|Sole Sister Shoes Pty Ltd|Tiny Roo Kidswear Pty Ltd|Silverleaf Jewellers Pty Ltd|Gamevault Retail Pty Ltd|Paws & Claws Pet Supplies Pty Ltd|Sunrise Dental Group Pty Ltd|MediPoint Family Practice Pty Ltd|Tan & Tone Pty Ltd|Remedial Massage House Pty Ltd|Postal Retail Licensees Pty Ltd|Goodcause Op Shops Inc|Vape Free Tobacconist Pty Ltd|Loop Telecom Stores Pty Ltd|Hearth Pies Pty Ltd|Tailor Bros Alterations Pty Ltd".split('|')
cat="Bakery|Fresh Food|Fresh Food|Fresh Food|Beauty|Hairdresser|Newsagent|Optical|Travel|Food Catering|Food Catering|Food Catering|Food Catering|Food Catering|Fashion|Footwear|Fashion|Jewellery|Leisure|Pets|Medical|Medical|Beauty|Services|Post Office|Homewares|Tobacconist|Telco|Food Catering|Services".split('|')
nums=[f'{i:02d}' for i in range(1,35)]; nums.remove('13'); nums[nums.index('21')]='21/22'; nums.remove('22'); nums[nums.index('30')]='30A'
vacs={'09','17','28'}; it=iter(zip(sp,cat))
spec=[]
for n in nums[:32]:
    a=rnd.choice([48,62.4,75,81,88.3,96,104.6,118,132,145.5])
    if n=='21/22': a=212.7
    if n in vacs: spec.append((n,None,'Specialty',a))
    else:
        x=next(it,None)
        if not x: break
        spec.append((n,x[0],x[1],a))
SEC[2]=('SPECIALTIES',spec)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Tenancy Schedule'
fn=lambda **k:Font(name='Arial',size=k.pop('size',8),**k)
ws['A1']='BORONIA FAIR SHOPPING CENTRE'; ws['A1'].font=fn(size=14,bold=True); ws['A2']='118-140 Melita Parade, Boronia Heights QLD'; ws['A3']='TENANCY SCHEDULE AS AT 30 JUNE 2026'; ws['A4']='All amounts in AUD. Monthly amounts as invoiced 1 June 2026.'
hd=['Shop','Lessee','Category','GLA (m²)','Term (yrs)','Commence','Expiry','Option (yrs)','Annual Review','Base Rent\n$ p.a.','Base Rent\n$/m²','Base Rent\n$ per month','Outgoings\n$ per month','Promotion\nLevy\n$ per month','Total Ex GST\n$ per month','GST\n$ per month','Total Inc GST\n$ per month','MAT\n$','Occ.\nCost','Status']
hf=PatternFill('solid',fgColor='FFE6B8'); th=Side(style='thin',color='999999')
for j,h in enumerate(hd,1):
    c=ws.cell(6,j,h); c.font=fn(bold=True); c.fill=hf; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=Side(style='medium'))
ws.row_dimensions[6].height=38
rows=[]; r=7; K=['a','ba','bm','og','pl','ex','gst','inc']; GT=dict.fromkeys(K,0); nocc=nv=0
for sec,ten in SEC:
    ws.cell(r,1,sec).font=fn(bold=True); r+=1; S=dict.fromkeys(K,0)
    for u,t,ct,a in ten:
        uv=u
        ws.cell(r,1,uv); ws.cell(r,3,ct); ws.cell(r,4,a).number_format='#,##0.0'
        ws.cell(r,1).alignment=Alignment(horizontal='left')
        if not t:
            ws.cell(r,2,'Vacant').font=fn(italic=True,color='C00000'); ws.cell(r,20,'VACANT'); nv+=1
            rows.append(dict(unit=u,section=sec,unitType=None,area=a,statusText='VACANT')); S['a']+=a
        else:
            nocc+=1
            st=dt.date(rnd.randint(2019,2025),rnd.randint(1,12),1); yrs={'MAJORS':20,'MINI MAJORS':7}.get(sec,rnd.choice([3,5,5,5,6])); 
            if sec=='MAJORS': st=D('2012-08-20') if u=='M1' else D('2014-03-03')
            hold=False; en=term_end(st,yrs)
            if en<asof: 
                if rnd.random()<.35: hold=True
                else: st=addm(st,48); en=term_end(st,yrs)
            if en<asof: hold=True
            ps={'MAJORS':310 if u=='M1' else 165,'MINI MAJORS':rnd.choice([385,420,455])}.get(sec,rnd.choice([690,745,820,880,965,1040,1180]))
            if sec=='KIOSKS': ps=rnd.choice([2400,2950,3300])
            ba=round(ps*a,0) if sec!='ATMs AND OTHER' else {'ATM1':18000,'ATM2':16500,'CW1':42000}[u]
            ba=round(ba/12,2)*12; ba=round(ba,2); bm=round(ba/12,2)
            og=round(a*{'MAJORS':48,'MINI MAJORS':92}.get(sec,148)/12,2) if not u.startswith('ATM') else 0
            pl=round(bm*.05,2) if sec in('SPECIALTIES','KIOSKS') else 0
            ex=round(bm+og+pl,2); g=round(ex*.1,2); inc=round(ex+g,2)
            mat=round(ba*rnd.uniform(6,13),-2) if ct in('Supermarket','Discount Dept Store','Pharmacy','Liquor','Food Catering','Fresh Food','Fashion','Bakery','Cafe','Jewellery') else None
            if sec=='MAJORS': mat=round(ba*rnd.uniform(28,34),-3)
            stat='Holding over' if hold else 'Leased'
            vals=[None,t,ct,None,yrs,dt.datetime.combine(st,dt.time()),dt.datetime.combine(en,dt.time()),rnd.choice(['-','5','3+3','5+5']) if sec!='MAJORS' else '10+10',rnd.choice(['CPI','4.0%','5.0%','CPI + 1%','3.5%']) if sec!='MAJORS' else '% rent only',ba,round(ba/a,2),bm,og,pl,ex,g,inc,mat,round((ex*12)/mat,4) if mat else None,stat]
            for j,v in enumerate(vals,1):
                if v is None: continue
                c=ws.cell(r,j,v); c.font=fn()
                if j in(6,7): c.number_format='dd/mm/yyyy'
                elif j in (10,11,12,13,14,15,16,17): c.number_format='#,##0.00'
                elif j==18: c.number_format='#,##0'
                elif j==19: c.number_format='0.0%'
            for k,v in zip(K,(a,ba,bm,og,pl,ex,g,inc)): S[k]+=v
            rows.append(dict(unit=u,section=sec,tenantName=t,area=a,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=bm,annualRent=ba,statusText=stat,charges=[dict(code=n,amount=x) for n,x in (('Outgoings',og),('Promotion Levy',pl),('GST',g))],totalCharges=inc))
        for j in range(1,21): ws.cell(r,j).border=Border(bottom=Side(style='hair',color='BBBBBB')); 
        for j in (1,3,4,20): ws.cell(r,j).font=fn()
        r+=1
    def tot(lbl,S,wrong=0):
        ws.cell(r,2,lbl).font=fn(bold=True)
        for j,k in ((4,'a'),(10,'ba'),(12,'bm'),(13,'og'),(14,'pl'),(15,'ex'),(16,'gst'),(17,'inc')):
            c=ws.cell(r,j,round(S[k]+(wrong if k=='og' else 0),2)); c.font=fn(bold=True); c.number_format='#,##0.0' if j==4 else '#,##0.00'; c.border=Border(top=th)
    tot(f'Total {sec.title() if sec!="ATMs AND OTHER" else "ATMs and Other"}',S); r+=2
    for k in K: GT[k]+=S[k]
WR=2700.00
tot('CENTRE TOTAL',GT,WR)
for j in range(1,21): ws.cell(r,j).fill=hf
r+=2
for a_,b_ in (('Tenancies',nocc+nv),('Leased / holding over',nocc),('Vacant',nv)): ws.cell(r,2,a_); ws.cell(r,4,b_); r+=1
ws.cell(r+1,2,'MAT = moving annual turnover incl. GST for the 12 months to 31 May 2026, where reported. Occupancy cost includes base rent, outgoings and promotion levy.')
for j,w in enumerate([7,38,18,9,6,10.5,10.5,8,11,14,10,12,11,10,12,11,13,13,7,11],1): ws.column_dimensions[L(j)].width=w
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='6:6'
wb.save(f'{B}/documents/{F}')
# kind of unit: Category is the trade of the tenant, so not a unit type
q=lambda x:round(x,2)
save(F,'Boronia Fair Shopping Centre','2026-06-30',rows,nocc+nv,nocc,nv,'RETAIL','Australian shopping centre schedule, sections with subtotals, annual and monthly rent, outgoings, GST, MAT',True,
 {'area':[q(GT['a']),str(q(GT['a']))],'annualRent':[q(GT['ba']),str(q(GT['ba']))],'contractRent':[q(GT['bm']),str(q(GT['bm']))],'charge:Outgoings':[q(GT['og']+WR),str(q(GT['og']+WR))],'charge:Promotion Levy':[q(GT['pl']),str(q(GT['pl']))],'charge:GST':[q(GT['gst']),str(q(GT['gst']))],'totalCharges':[q(GT['inc']),str(q(GT['inc']))]},
 planted=dict(kind='total_wrong',what=f"CENTRE TOTAL of Outgoings $ per month is printed as {GT['og']+WR:,.2f}; the rows and section totals add to {GT['og']:,.2f}"))
