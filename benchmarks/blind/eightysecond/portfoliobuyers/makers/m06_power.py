from common import *
from fpdf import FPDF
fn='OM_Northgate_Power_Center_pp14-16.pdf'
# tenant,suite,gla,comm,exp,annual,steps[(date,annual)],rec,options
ten=[('Homestead Outfitters','A-1',88400,'Mar 2012','Feb 2032',928200,[('Mar 2027',972400)],'NNN','Four 5-yr'),
('PetPalace Superstore','A-2',20150,'Aug 2019','Jul 2029',342550,[],'NNN','Three 5-yr'),
('Trend Alley','A-3',27600,'Oct 2015','Jan 2026',331200,[],'NNN, CAM capped 4%','None'),
('Available','A-4',15480,None,None,None,[],'',''),
('Craft & Canvas Co.','A-5',22040,'May 2021','Apr 2031',308560,[('May 2026',330600)],'NNN','Two 5-yr'),
('Sole Republic Shoes','A-6',9975,'Nov 2018','Oct 2028',199500,[],'NNN','One 5-yr'),
('Five & Change','B-1',8900,'Feb 2023','Jan 2033',186900,[('Feb 2028',205590)],'NNN','Three 5-yr'),
('Glow Beauty Bar','B-2',1625,'Jun 2022','May 2027',58500,[('Jun 2026',60255)],'NNN','One 5-yr'),
('Cellular Junction','B-3',1400,'Jan 2024','Dec 2028',53200,[('Jan 2026',54796),('Jan 2027',56440),('Jan 2028',58133)],'NNN','None'),
('Available','B-4',2200,None,None,None,[],'',''),
('Bao & Bowl','B-5',2375,'Sep 2024','Aug 2034',90250,[('Sep 2026',92958),('Sep 2027',95746),('Sep 2028',98619)],'NNN + 6% over $1.6M','Two 5-yr'),
('Everwell Urgent Care','B-6',4100,'Apr 2020','Mar 2030',155800,[('Apr 2026',160474)],'NNN','Two 5-yr'),
('Casa Brasa Cantina','OP-1',6300,'Dec 2016','Nov 2031',140000,[('Dec 2026',154000)],'Abs. NNN (ground)','Four 5-yr'),
('Union Federal Credit','OP-2',3450,'Jul 2010','Jun 2030',112000,[('Jul 2028',123200)],'Abs. NNN (ground)','Two 10-yr')]
gla=sum(t[2] for t in ten); ann=sum(t[5] or 0 for t in ten)
class P(FPDF):
    def footer(s):
        if s.page_no()==1: return
        s.set_y(-14); s.set_font('Times','',8); s.set_text_color(110); s.cell(120,5,'NORTHGATE POWER CENTER  |  Offering Memorandum'); s.cell(0,5,str(13+s.page_no()),align='R'); s.set_text_color(0)
p=P('L','mm','Letter'); p.set_auto_page_break(False)
p.add_page(); p.set_fill_color(24,52,74); p.rect(0,60,280,70,'F'); p.set_text_color(255); p.set_xy(20,78); p.set_font('Times','B',30); p.cell(0,14,'Tenancy'); p.set_xy(20,95); p.set_font('Times','',14); p.cell(0,8,'Northgate Power Center, Dayton, Ohio'); p.set_text_color(0)
p.set_xy(20,145); p.set_font('Times','',11); p.multi_cell(150,6,f'Northgate comprises {gla:,} square feet in two multi-tenant buildings and two outparcels. Home improvement and soft goods anchors account for the greater part of the income; the weighted average remaining term is given on the following pages. Rent schedule dated November 1, 2025.')
cols=[('Tenant',44,'L'),('Suite',13,'L'),('GLA (SF)',17,'R'),('% GLA',13,'R'),('Lease\nStart',19,'C'),('Lease\nExpiration',19,'C'),('Annual\nRent',21,'R'),('Rent\nPSF',14,'R'),('Increase\nDate',20,'C'),('Annual Rent\nThereafter',22,'R'),('Recoveries',36,'L'),('Options',17,'L')]
def head(t):
    p.add_page(); p.set_font('Times','B',17); p.set_text_color(24,52,74); p.set_xy(12,12); p.cell(0,8,t); p.set_text_color(0)
    p.set_font('Times','I',9); p.set_xy(12,20); p.cell(0,5,'As of November 1, 2025')
    x=12; y=29; p.set_font('Times','B',8.5); p.set_fill_color(24,52,74); p.set_text_color(255); p.rect(12,y,sum(c[1] for c in cols),10,'F')
    for n,w,al in cols:
        ls=n.split('\n')
        for i,l in enumerate(ls): p.set_xy(x,y+(1 if len(ls)==2 else 3)+i*4); p.cell(w,4,l,align=al)
        x+=w
    p.set_text_color(0); return y+11
def line(y,vals,font=('Times','',8.5)):
    x=12; p.set_font(*font)
    for (n,w,al),v in zip(cols,vals):
        if v:
            assert p.get_string_width(v)<=w-1,(v,p.get_string_width(v),w)
            p.set_xy(x,y); p.cell(w,5,v,align=al)
        x+=w
y=head('Rent Schedule'); rows=[]; sec=None
p.set_draw_color(180)
secs={'A':'Building A - Anchors and Junior Anchors','B':'Building B - Shops','O':'Outparcels'}
def sub(k):
    g=[t for t in ten if t[1][0]==k]
    a=sum(t[5] or 0 for t in g); s=sum(t[2] for t in g)
    line(y,['Subtotal','',f'{s:,}',f'{100*s/gla:.1f}%','','',f'${a:,}'],('Times','BI',8.5))
for i,t in enumerate(ten):
    k=t[1][0]
    if k!=sec:
        if sec: sub(sec); y+=7
        if k=='O': y=head('Rent Schedule (continued)')
        sec=k; p.set_font('Times','B',9); p.set_fill_color(222,230,236); p.rect(12,y,sum(c[1] for c in cols),5.4,'F'); p.set_xy(12,y); p.cell(0,5.4,secs[k]); y+=6.5
    n,u,s,a,z,an,st,rec,op=t
    line(y,[n,u,f'{s:,}',f'{100*s/gla:.1f}%',a or '-',z or '-',f'${an:,}' if an else '-',f'${an/s:,.2f}' if an else '-',st[0][0] if st else '',f'${st[0][1]:,}' if st else '',rec,op],('Times','I' if n=='Available' else '',8.5))
    y+=5
    for q in st[1:]: line(y,['']*8+[q[0],f'${q[1]:,}']); y+=4.6
    p.line(12,y,12+sum(c[1] for c in cols),y); y+=1
    v=n=='Available'
    rows.append(row(unit=u,area=s,section=secs[k],tenantName=None if v else n,statusText='Available' if v else 'Occupied',leaseStartDate=a,leaseEndDate=z,annualRent=an,rentSteps=[dict(date=d,amount=x,per='year') for d,x in st]))
sub('O'); y+=8
vs=sum(t[2] for t in ten if t[0]=='Available')
p.set_draw_color(0)
for l,s,an in (('Total Occupied',gla-vs,ann),('Total Available',vs,None),('Total Property',gla,ann)):
    line(y,[l,'',f'{s:,}',f'{100*s/gla:.1f}%','','',f'${an:,}' if an else '-'],('Times','B',9)); y+=5.5
p.line(12,y-5.5,100,y-5.5)
p.set_xy(12,y+8); p.set_font('Times','B',10); p.cell(0,5,'Notes')
y+=14
for s in ['(1) Trend Alley is in its final option period; Tenant has indicated it will extend. Rent shown is current contract rent.','(2) Outparcel tenants pay ground rent; improvements are owned by the tenants.','(3) Casa Brasa Cantina and Union Federal Credit maintain their own parcels and contribute to common drive maintenance only.','(4) Rent per square foot is annual. All information is from sources deemed reliable but is not guaranteed.']:
    p.set_xy(12,y); p.set_font('Times','',8.5); p.cell(0,5,s); y+=5
p.output(doc(fn))
save(fn,'RETAIL','offering memorandum rent schedule, annual rents, stacked increases, month-only dates',True,dict(propertyName='Northgate Power Center',asOnDate='2025-11-01',units=14,occupied=12,vacant=2,rows=rows))
