from lib import *
from fpdf import FPDF
from datetime import datetime
N='appraisal_lockridge_storage_unitmix.pdf'
# size,w,d,units,occ,street,inplace
S=[('Climate Controlled - Ground Floor',[('5 x 5',25,14,13,58,52.10),('5 x 8',40,8,7,75,70.25),('5 x 10',50,32,30,94,88.40),('7.5 x 10',75,10,9,122,116.75),('10 x 10',100,36,33,158,149.30),('10 x 12',120,6,6,179,171.00),('10 x 15',150,20,18,215,203.85),('10 x 20',200,14,12,269,251.60),('10 x 25',250,4,3,318,305.00),('10 x 30',300,4,4,365,341.25)]),
('Climate Controlled - Upper Floors',[('4 x 5 Locker',20,12,8,36,34.50),('5 x 5',25,30,26,49,46.15),('5 x 8',40,10,8,64,61.90),('5 x 10',50,54,47,82,77.05),('7.5 x 10',75,18,16,106,101.45),('8 x 10',80,12,10,111,107.20),('10 x 10',100,58,51,138,130.65),('10 x 12',120,8,7,155,150.40),('10 x 15',150,26,22,187,176.90),('10 x 20',200,12,9,229,221.35)]),
('Drive-Up, Non-Climate',[('5 x 10',50,24,23,72,66.30),('5 x 15',75,10,10,90,84.00),('10 x 10',100,48,46,118,109.95),('10 x 15',150,40,37,152,143.10),('10 x 20',200,44,42,184,172.55),('10 x 25',250,16,15,219,204.20),('10 x 30',300,18,17,248,233.75),('12 x 30',360,6,5,289,270.00),('12 x 40',480,2,2,365,352.50)]),
('Parking & Other',[('Uncovered RV 12 x 30',360,22,17,85,79.40),('Covered RV 12 x 40',480,14,14,165,150.75),('Boat/Trailer 10 x 20',200,9,6,60,57.25),('Wine Storage 3 x 3',9,10,7,45,43.00)])]
K=['sf','units','total_sf','pct_units','occupied','vacant','pct_occ','market','market_sf','actual','market_total']
TU=sum(x[2] for _,l in S for x in l)
class P(FPDF):
    def header(self):
        self.set_font('Helvetica','',8);self.set_text_color(90);self.cell(0,10,'Lockridge Self Storage',align='L');self.set_x(self.l_margin);self.cell(0,10,'Improvements Analysis',align='R',new_x='LMARGIN',new_y='NEXT');self.set_draw_color(90);self.line(50,self.get_y()+2,562,self.get_y()+2);self.ln(12);self.set_text_color(0)
    def footer(self):
        self.set_y(-40);self.set_font('Helvetica','',8);self.cell(0,10,f'{self.page_no()+36}',align='C')
p=P(format='letter',unit='pt');p.set_creation_date(datetime(2026,3,9));p.set_margins(50,36);p.set_auto_page_break(False);p.add_page()
p.set_font('Helvetica','B',12);p.cell(0,16,'UNIT MIX AND RENTAL RATES',new_x='LMARGIN',new_y='NEXT')
p.set_font('Helvetica','',9.5);p.multi_cell(0,13,f'The subject contains {TU} rentable units and spaces. The table below sets out the unit mix, physical occupancy as of the March 2, 2026 management summary, the current street rates and the average in-place rate paid by existing customers. Rates are per month; web specials and first-month concessions are not reflected.');p.ln(8)
W=[92,32,34,44,40,38,38,42,42,42,46,54];A=['','Size','No.','Total','% of','Units','Units','Phys.','Street','Street','Avg.','GPI at'];B=['Unit Type','(SF)','Units','SF','Units','Occ.','Vacant','Occ.','Rate','$/SF','In-Place','Street/Mo.']
sc=512/sum(W);W=[w*sc for w in W]
def line(c,st='',fill=None,bd=0,h=12.5):
    p.set_font('Helvetica',st,7.6)
    if fill:p.set_fill_color(*fill)
    for i,(t,w) in enumerate(zip(c,W)): p.cell(w,h,str(t),align='L' if i==0 else 'R',fill=bool(fill),border=bd)
    p.ln(h)
def hdr():
    line(A,'B',(225,232,226),h=11);line(B,'B',(225,232,226),'B',h=12)
hdr();rows=[];totals=[];allx=[]
def agg(l,lab):
    u=sum(x[2] for x in l);o=sum(x[3] for x in l);sf=sum(x[1]*x[2] for x in l);g=sum(x[2]*x[4] for x in l)
    ip=sum(x[3]*x[5] for x in l)/o
    v=dict(sf=round(sf/u),units=u,total_sf=sf,pct_units=round(100*u/TU,1),occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),market=round(g/u,2),market_sf=round(g/sf,2),actual=round(ip,2),market_total=g)
    line([lab,v['sf'],u,f'{sf:,}',f"{v['pct_units']:.1f}%",o,u-o,f"{v['pct_occ']:.1f}%",f"${v['market']:.2f}",f"${v['market_sf']:.2f}",f"${v['actual']:.2f}",f'${g:,}'],'B',None,'T');totals.append(dict(label=lab,**v))
for t,l in S:
    if p.get_y()+14+12.5*4>740: p.add_page();hdr()
    p.ln(3);p.set_font('Helvetica','BI',8.2);p.cell(0,13,t,new_x='LMARGIN',new_y='NEXT')
    for x in l:
        ty,sf,u,o,st,ip=x
        if p.get_y()>728: p.add_page();hdr()
        v=dict(sf=sf,units=u,total_sf=sf*u,pct_units=round(100*u/TU,1),occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),market=st,market_sf=round(st/sf,2),actual=ip,market_total=st*u)
        line([ty,sf,u,f'{sf*u:,}',f"{v['pct_units']:.1f}%",o,u-o,f"{v['pct_occ']:.1f}%",f'${st:.2f}',f"${v['market_sf']:.2f}",f'${ip:.2f}',f'${st*u:,}'])
        rows.append(dict(type=ty,**v))
    agg(l,'Subtotal/Average');allx+=l
p.ln(4);agg(allx,'Total/Average')
p.ln(10);p.set_font('Helvetica','I',8);p.multi_cell(0,11,'Street averages are weighted by units; in-place averages are weighted by occupied units. Source: SiteLink management summary; compiled by the appraisers.')
p.add_page();p.set_font('Helvetica','',9.5);p.multi_cell(0,13,'The mix is weighted toward 10 x 10 and smaller units, which is consistent with the density of the three-mile trade area. Occupancy of the upper floors trails that of the drive-up units; freight elevator access is limited to one bank. The four comparables described in the following section report physical occupancy of 86 to 94 percent.')
p.ln(8);p.set_font('Helvetica','B',12);p.cell(0,16,'FUNCTIONAL UTILITY',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',9.5);p.multi_cell(0,13,'The improvements are functionally adequate for their use. Drive aisles are 28 to 32 feet wide and allow two-way traffic. Individual door alarms serve the climate-controlled building only; the remainder is monitored by camera. No items of curable functional obsolescence were noted during the inspection. Deferred maintenance is limited to asphalt patching at the RV area, estimated by the property manager at $18,500.')
p.output(D(N));print(len(rows),p.page_no(),totals[-1])
save(N,'UM',K,rows,totals,'self-storage appraisal unit mix, sections with averages, text above and below, 2 pages')
