# Owner's typed list, two fourplexes, Courier/Word-like letter, no as-of date, seller initials
from common import *
from fpdf import FPDF
F='rents_Hemlock_fourplexes.pdf'
D=[('1218 Hemlock St, Centralia',[('#1','2 bd 1 ba','Jolene Pascoe',1150,'1150','3/15/2022','month to month','Pays own power. 1 cat.'),
('#2','2 bd 1 ba','Wyatt & Hana Ekholm',1225,'1200','9/1/2024','8/31/2025',''),
('#3','2 bd 1 ba','Ulises Quiroga',1195,'1000','6/1/2023','month to month','Section 8, HA pays $742'),
('#4','1 bd 1 ba','vacant - being painted',None,None,None,None,'Asking $1,050')]),
('1222 Hemlock St, Centralia',[('#1','2 bd 1 ba','Dolores Tengesdal',1095,'800','11/20/2016','month to month','Raise given to $1,150 eff. 10/1/2025'),
('#2','2 bd 1 ba','Keoni Stavely, Brynn Nesbit',1250,'1250','5/1/2025','4/30/2026',''),
('#3','2 bd 1 ba','Cormac Haverkamp',1175,'1000','2/1/2023','month to month','Also rents garage B, $85 (incl. in rent)'),
('#4','1 bd 1 ba','Noor Yarrow',995,'900','8/5/2021','month to month','')])]
p=FPDF('P','pt','Letter');p.add_page();p.set_auto_page_break(False);p.set_font('Times','',11)
p.text(72,72,'Garrett & Petra Hutchens');p.text(72,86,'P.O. Box 1140, Chehalis WA 98532');p.text(72,112,'Re: Sale of our two fourplexes in Centralia - list of tenants and rents for escrow')
y=140;rows=[];G=0;GD=0
X=[72,100,160,330,386,400,452,0]
for a,L in D:
    p.set_font('Times','BU',11);p.text(72,y,a);y+=18;p.set_font('Times','I',10)
    for x,s in((72,'Apt'),(100,'Size'),(160,'Tenant'),(404,'Moved in'),(462,'Lease until')):p.text(x,y,s)
    for x,s in((338,'Rent/mo'),(390,'Deposit')):p.text(x-p.get_string_width(s),y,s)
    y+=16;t=0;dp=0;p.set_font('Times','',10.5)
    for u,sz,n,r,d,mi,le,nt in L:
        for x,s in((72,u),(100,sz),(160,n),(404,mi or ''),(462,le or '')):p.text(x,y,s)
        o=dict(unit=u,building=a,unitType=sz,statusText='vacant' if r is None else 'Occupied')
        if r:
            for x,s in((338,'$'+m(r,0)),(390,'$'+m(int(d),0))):p.text(x-p.get_string_width(s),y,s)
            t+=r;dp+=int(d);mm,dd,yy=mi.split('/');o.update(tenantName=n,contractRent=r,deposit=int(d),moveInDate=f'{yy}-{int(mm):02d}-{int(dd):02d}')
            if '/' in le: mm,dd,yy=le.split('/');le=f'{yy}-{int(mm):02d}-{int(dd):02d}'
            o['leaseEndDate']=le
        if 'Asking' in nt:o['marketRent']=1050
        if 'Raise' in nt:o['rentSteps']=[dict(date='2025-10-01',amount=1150)]
        if nt: y+=12;p.set_font('Times','I',9);p.text(172,y,nt);p.set_font('Times','',10.5)
        y+=17;rows.append(o)
    p.set_font('Times','B',10.5);p.line(296,y-12,390,y-12)
    for x,s in((338,'$'+m(t,0)),(390,'$'+m(dp,0))):p.text(x-p.get_string_width(s),y,s)
    p.text(160,y,'Total this building');y+=30;G+=t;GD+=dp
p.text(160,y,'Both buildings, per month');
for x,s in((338,'$'+m(G,0)),(390,'$'+m(GD,0))):p.text(x-p.get_string_width(s),y,s)
y+=34;p.set_font('Times','',11)
p.set_xy(70,y);p.multi_cell(470,14,'Water, sewer and garbage are paid by us. Laundry machines in both buildings are ours and go with the sale. Deposits will be handed to the buyer at closing. Garage A is used by us for storage and will be emptied.')
y+=90;p.line(72,y,270,y);p.line(320,y,440,y);p.set_font('Times','',9);p.text(72,y+11,'Garrett Hutchens, owner');p.text(320,y+11,'date')
p.output(doc(F))
save(F,'MULTIFAMILY',"Owner's typed letter, two fourplexes, remark lines, no as-of date",False,None,None,rows,8,7,1)
