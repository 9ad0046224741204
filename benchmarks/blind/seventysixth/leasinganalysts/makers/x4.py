from h import *
import xlwt
r=random.Random(14);f='St Brannoc Centre TS.xls'
wb=xlwt.Workbook();w=wb.add_sheet('TS')
N='Fettle & Thread Ltd|Bramble Greetings|Cobalt Mobile Retail Ltd|Northmoor Building Society|Toppings Bakery Group|Hush Hair (franchise)|The Dice Cellar|Greyfriars Opticians Ltd|Pennyfarthing Discount plc|Soleil Tanning|Wye Shoe Co|Parlour Ice Ltd|Zest Health Foods Ltd|Kestrel Sports Retail Ltd|Marlow Jewellers|Lantern Books CIC|Fogarty Vape & Repair|Burrow Kids Ltd|Mistral Coffee UK Ltd|Seaforth Fish Bar'.split('|');r.shuffle(N);it=iter(N)
b=xlwt.easyxf('font: bold on');hd=xlwt.easyxf('font: bold on, colour white; pattern: pattern solid, fore_colour dark_blue; align: wrap on, vert centre');mo=xlwt.easyxf(num_format_str='£#,##0');nu=xlwt.easyxf(num_format_str='#,##0');da=xlwt.easyxf(num_format_str='dd/mm/yyyy');pc=xlwt.easyxf(num_format_str='0.0%');bm=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='£#,##0');bn=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0');it_=xlwt.easyxf('font: italic on, colour gray50')
w.write(0,0,'St Brannoc Shopping Centre, Barnstaple',b);w.write(1,0,'Tenancy schedule at 29 September 2025 (Michaelmas quarter day)')
H=['Unit','Tenant','Guarantor / AGA','GIA sq ft','ITZA','Lease start','Lease expiry','Break (T)','Rent review','Base rent p.a.','Quarterly rent','Turnover %','Zone A £','Notes']
for i,h in enumerate(H):w.write(3,i,h,hd)
w.row(3).height=560
rows=[];y=4;TA=TR=0;nv=0
S=[('MALL LEVEL',[str(i) for i in range(1,15)]),('HIGH STREET FRONTAGE',['41','43','45/47','49','51']),('KIOSKS & RMUs',['K1','K2','RMU1'])];vac={'4','9','49'}
for sec,us in S:
    w.write(y,0,sec,b);y+=1;sr=sa=0
    for u in us:
        a=r.choice([620,845,1110,1490,2260,3875]) if sec[0]!='K' else r.choice([95,120,160]);sa+=a
        # unit numbers as text, like the letting team types them
        w.write(y,0,u);w.write(y,3,a,nu)
        if sec[0]!='K':w.write(y,4,int(a*.48),nu)
        if u in vac:nv+=1;w.write(y,1,'Void',it_);w.write(y,13,r.choice(['Quoting £22,500','Agents instructed','Capital works Q1']));rows.append(dict(unit=u,section=sec,area=a,statusText='Void'))
        else:
            t=next(it);za=r.choice([32,36,38,42]);rent=int(round(a*.48*za,-2)) if sec[0]!='K' else r.choice([6000,7200,9600]);to=r.random()<.15 and sec[0]=='M'
            qm=r.choice([3,6,9,12]);s=d(r.randint(2016,2024),qm,{3:25,6:24,9:29,12:25}[qm]);yr=r.choice([5,10]);
            while s.year+yr<2026:yr+=5
            e=s.replace(year=s.year+yr)-dt.timedelta(1)
            w.write(y,1,t);w.write(y,5,s,da);w.write(y,6,e,da)
            if yr>5:w.write(y,8,s.replace(year=s.year+(yr-5)),da)
            if r.random()<.3:w.write(y,7,e.replace(year=e.year-2),da)
            if r.random()<.25:w.write(y,2,t.replace('The ','').split()[0]+' Holdings Ltd')
            if to:rent=0;w.write(y,13,'Turnover only lease, inclusive of SC cap')
            w.write(y,9,rent,mo);w.write(y,10,rent/4,mo)
            if to or r.random()<.3:w.write(y,11,r.choice([.06,.08,.1]),pc)
            if rent and sec[0]!='K':w.write(y,12,za,mo)
            sr+=rent;rows.append(dict(unit=u,section=sec,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=rent))
        y+=1
    w.write(y,1,'Sub total',b);w.write(y,3,sa,bn);w.write(y,9,sr,bm);w.write(y,10,sr/4,bm);TA+=sa;TR+=sr;y+=2
w.write(y,1,'TOTAL',b);w.write(y,3,TA,bn);w.write(y,9,TR,bm);w.write(y,10,TR/4,bm)
w.write(y+2,0,'Service charge 2025/26: £7.10 psf (budget). Insurance £0.62 psf. All leases effectively FRI via service charge.')
for i,z in enumerate([9,28,20,9,8,12,12,12,12,13,13,10,9,34]):w.col(i).width=z*270
w.portrait=False;w.fit_num_pages=1;w.fit_width_to_pages=1;w.fit_height_to_pages=0;wb.save(D(f));assert sum(x.get('annualRent',0) for x in rows)==TR
n=len(rows);finish(f,'RETAIL','UK shopping centre .xls, quarterly and annual rent, section subtotals',False,rows,'St Brannoc Shopping Centre','2025-09-29',n,n-nv,nv,sheet='TS')
