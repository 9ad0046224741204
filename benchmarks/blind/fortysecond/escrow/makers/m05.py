# Broker OM table: industrial/flex park, fpdf2, annual rents, shaded banner, portrait
from common import *
from fpdf import FPDF
F='Tenant_Schedule_Swan_Island_Flex.pdf'
# bldg,bay,tenant,sf,office%,lcd,exp,annual,next bump (date,annual)
D=[('1','Bay 101','Ironclad Fasteners NW',12400,'8%','Jan-20','Dec-26',148800,('Jan-26',153264)),
('1','Bay 102','Pelican Cold Brew Distribution',8200,'12%','Jun-22','May-27',103320,('Jun-26',106420)),
('1','Bay 103','Available',6000,'10%',None,None,None,None),
('1','Bay 104','Willamette Crating & Rigging',14800,'5%','Sep-17','Aug-27',165760,('Sep-25',170733)),
('2','Bay 201','Sodo Stage Lighting, LLC',9600,'15%','Apr-23','Mar-28',126720,('Apr-26',130522)),
('2','Bay 202','Greenway Tile & Stone',11250,'10%','Nov-21','Oct-26',137700,('Nov-25',141831)),
('2','Bay 203','Halyard Marine Electronics',7350,'22%','Feb-24','Jan-29',101430,('Feb-26',104473)),
('2','Bay 204','Tualatin Rebar Co.',10400,'4%','MTM','MTM',112320,None),
('3','Bay 301','Parcel Pilot Logistics Inc.',28600,'6%','Jul-24','Jun-31',334620,('Jul-26',344659)),
('3','Bay 302','Nine Knots Brewing (production)',16500,'9%','Oct-20','Sep-30',204600,('Oct-25',210738)),
('3','Bay 303','Available',5200,'18%',None,None,None,None)]
p=FPDF('P','pt','Letter');p.add_page();p.set_margins(40,36);p.set_auto_page_break(False)
p.set_fill_color(20,62,84);p.rect(0,0,612,74,'F');p.set_text_color(255,255,255);p.set_font('Helvetica','B',20);p.text(40,40,'TENANT SCHEDULE');p.set_font('Helvetica','',10);p.text(40,58,'Swan Island Flex Center  |  Portland, Oregon  |  Three buildings, 130,300 SF')
p.set_text_color(0,0,0);p.set_font('Helvetica','',9);p.set_xy(40,88)
p.multi_cell(532,12,'The Property is leased to nine tenants on industrial gross and NNN forms with a weighted average remaining term of 3.2 years. The schedule below reflects leases in place as of August 2025. Two bays are available and are being marketed at $1.10 per square foot per month, NNN.')
W=[46,152,44,42,48,48,64,42,50];Hd=['Bay','Tenant','SF','Office','Lease\nStart','Lease\nEnd','Annual\nRent','$/SF/Yr','Pro Rata']
x0=40;y=136
def line(v,y,st='',fill=None,h=17,rule=True):
    if fill: p.set_fill_color(*fill);p.rect(x0,y,532,h,'F')
    x=x0;p.set_font('Helvetica',st,8)
    for i,(w,s) in enumerate(zip(W,v)):
        tw=p.get_string_width(s)
        p.text(x+4 if i<2 else x+w-4-tw,y+11.5,s);x+=w
    if rule: p.set_draw_color(170);p.line(x0,y+h,x0+532,y+h)
p.set_fill_color(214,224,230);p.rect(x0,y,532,28,'F');x=x0;p.set_font('Helvetica','B',8)
for i,(w,s) in enumerate(zip(W,Hd)):
    L=s.split('\n');
    for j,t in enumerate(L): p.text(x+4 if i<2 else x+w-4-p.get_string_width(t),y+(12 if len(L)==2 and j==0 else 23),t)
    x+=w
y+=28;rows=[];B=None;tot=sum(d[3] for d in D)
def sub(b):
    L=[d for d in D if d[0]==b];a=sum(d[3] for d in L);r=sum(d[7] or 0 for d in L);o=sum(d[3] for d in L if d[7])
    line(['',f'Building {b} Subtotal',m(a,0),'','','','$'+m(r,0),f'${r/o:.2f}',f'{a/tot*100:.1f}%'],y,'BI')
for d in D:
    if d[0]!=B:
        if B: sub(B);y+=17
        B=d[0];line([f'Building {B}']+['']*8,y,'B',(238,238,230));y+=17
    v=d[7] is None
    line([d[1],d[2],m(d[3],0),d[4],d[5] or '',d[6] or '','' if v else '$'+m(d[7],0),'' if v else f'${d[7]/d[3]:.2f}',f'{d[3]/tot*100:.1f}%'],y);y+=17
    r=dict(unit=d[1],building=f'Building {B}',area=d[3],statusText='Available' if v else 'Occupied')
    if not v:r.update(tenantName=d[2],annualRent=d[7],leaseStartDate=d[5],leaseEndDate=d[6])
    rows.append(r)
sub(B);y+=17;oc=[d for d in D if d[7]];A=sum(d[7] for d in oc);so=sum(d[3] for d in oc)
line(['','Total / Average',m(tot,0),'','','','$'+m(A,0),f'${A/so:.2f}','100.0%'],y,'B',(214,224,230));y+=17
line(['',f'Leased ({len(oc)} bays)',m(so,0),'','','','','',f'{so/tot*100:.1f}%'],y);y+=17
line(['',f'Available ({len(D)-len(oc)} bays)',m(tot-so,0),'','','','','',f'{(tot-so)/tot*100:.1f}%'],y);y+=34
p.set_font('Helvetica','B',9);p.text(40,y,'Next scheduled increase');y+=6;p.set_font('Helvetica','',8)
for d in D:
    if d[8]:
        y+=12;p.text(40,y,d[1]);p.text(100,y,d[2]);p.text(270,y,d[8][0]);s='$'+m(d[8][1],0)+' per year';p.text(400-p.get_string_width(s),y,s)
p.set_text_color(110);p.set_font('Helvetica','I',7);p.text(40,760,'Information has been obtained from ownership and is believed reliable but is not guaranteed. Columbia Basin Commercial Advisors, licensed in Oregon and Washington.');p.text(560,772,'14')
for r,d in zip(rows,D):
    if d[8]: r['rentSteps']=[dict(date=d[8][0],amount=d[8][1],per='year')]
p.output(doc(F))
save(F,'INDUSTRIAL','Broker offering page, annual rents, building subtotals, side list of increases',True,'Swan Island Flex Center','2025-08',rows,11,9,2)
