# marketing book, two product types, colour, fpdf2 landscape 16:9-ish
from common import *
from fpdf import FPDF
NAME='Copperline_Commerce_Park_OM_extract.pdf'
# type, bays, avg sf, leased, asking/mo, inplace/mo, loading
SEC=[('FRONT-LOAD FLEX','Buildings A - D',[('Flex A1 - Showroom/Office 40%',10,1800,9,2475,2310,'1 GL'),('Flex A2 - Showroom/Office 25%',14,2400,13,3100,2895,'1 GL'),('Flex A3 - End Cap w/ Glass Line',8,3000,8,4125,3840,'2 GL'),('Flex B1 - Double Bay',6,4800,5,6000,5520,'2 GL'),('Flex B2 - Lab Ready (upgraded HVAC)',3,5200,3,8450,8015,'2 GL'),('Leasing Office / Model',1,1800,0,None,None,'1 GL')]),
('SMALL-BAY INDUSTRIAL','Buildings E - H',[('Shop 1200',24,1200,24,1620,1485,'1 GL'),('Shop 1500',20,1500,18,1950,1790,'1 GL'),('Shop 2250 - Pass-Through',12,2250,12,2815,2560,'2 GL'),('Dock High 6000',6,6000,5,6900,6225,'2 DH'),('Dock High 9000 - Fenced Yard',2,9000,2,10800,9350,'3 DH'),('IOS Yard Stall (unimproved)',5,3600,3,1400,1250,'-')])]
pdf=FPDF('L','pt',(540,960)); pdf.set_auto_page_break(False)
NAVY=(24,52,72);COP=(176,98,52)
def page(title):
    pdf.add_page(); pdf.set_fill_color(*NAVY); pdf.rect(0,0,960,62,'F'); pdf.set_fill_color(*COP); pdf.rect(0,62,960,4,'F'); pdf.set_text_color(255,255,255); pdf.set_font('Helvetica','B',22); pdf.set_xy(44,18); pdf.cell(600,28,title); pdf.set_font('Helvetica','',10); pdf.set_xy(640,22); pdf.cell(276,20,'COPPERLINE COMMERCE PARK  |  MESA, ARIZONA',align='R')
    pdf.set_text_color(110,110,110); pdf.set_font('Helvetica','',8); pdf.set_xy(44,516); pdf.cell(500,12,'Saguaro Capital Markets  -  Confidential Offering Memorandum'); pdf.set_xy(816,516); pdf.cell(100,12,str(13+pdf.page_no()),align='R')
tb=sum(x[1] for s in SEC for x in s[2]); tsf=sum(x[1]*x[2] for s in SEC for x in s[2]); tl=sum(x[3] for s in SEC for x in s[2])
page('Property Highlights'); pdf.set_text_color(40,40,40); y=92
for a,b in [('Bays',str(tb)),('Leasable Area incl. Yard',f'{tsf:,} SF'),('Leased',f'{100*tl/tb:.1f}% of bays'),('Year Built','1999 - 2006'),('Clear Height',"14' flex / 18' - 22' industrial"),('Avg. Tenancy','6.8 years')]:
    pdf.set_fill_color(238,232,226); pdf.rect(44,y,300,50,'F'); pdf.set_xy(56,y+6); pdf.set_font('Helvetica','',9); pdf.cell(200,12,a.upper()); pdf.set_xy(56,y+20); pdf.set_font('Helvetica','B',16); pdf.cell(270,22,b); y+=60
pdf.set_fill_color(200,208,214); pdf.rect(372,92,544,250,'F'); pdf.set_xy(372,205); pdf.set_font('Helvetica','I',11); pdf.cell(544,20,'[ aerial photograph, looking northeast ]',align='C')
pdf.set_font('Helvetica','',11); pdf.set_xy(372,356); pdf.multi_cell(544,16,'Eight buildings on 21.4 acres one mile from the Loop 202 interchange. The park serves local contractors, light assembly and showroom users with small bays that are costly to replicate at today\'s construction prices. All leases are NNN with annual increases of 3.0% to 4.0%.')
page('Bay Mix & Rents'); 
HD=['Bay Type','Loading','Bays','Avg. SF','Total SF','Leased','Available','Asking\nRent/Mo','Asking\nSF/Yr NNN','In-Place\nRent/Mo','In-Place\nMonthly Total']
W=[222,56,46,58,70,56,66,74,74,74,76]
def line(y,cells,h,style='',size=9.5):
    x=44; pdf.set_font('Helvetica',style,size)
    for i,(s,w) in enumerate(zip(cells,W)):
        if s: pdf.set_xy(x,y); pdf.cell(w,h,s,align='L' if i==0 else 'C' if i==1 else 'R')
        x+=w
y=78; pdf.set_fill_color(*COP); pdf.rect(44,y,872,28,'F'); pdf.set_text_color(255,255,255)
line(y+3,[h.split('\n')[0] if '\n' in h else '' for h in HD],11,'B',8.5); line(y+14,[h.split('\n')[1] if '\n' in h else h for h in HD],11,'B',8.5)
y+=32; rows=[];totals=[];G=dict.fromkeys(('units','total_sf','occupied','vacant','actual_total'),0)
for s,b,L in SEC:
    pdf.set_text_color(*NAVY); pdf.set_font('Helvetica','B',10.5); pdf.set_xy(44,y); pdf.cell(400,16,f'{s}  |  {b}'); y+=18; T=dict.fromkeys(G,0); pdf.set_text_color(30,30,30)
    for i,(t,u,sf,l,a,ip,ld) in enumerate(L):
        if i%2==0: pdf.set_fill_color(244,241,238); pdf.rect(44,y,872,17,'F')
        v={'type':t,'units':u,'sf':sf,'total_sf':u*sf,'occupied':l,'vacant':u-l}
        if a is None: v['vacant']=0
        if a: v.update(market=a,market_sf=round(a*12/sf,2),actual=ip,actual_total=ip*l)
        line(y,[t,ld,str(u),f'{sf:,}',f'{u*sf:,}',str(l),str(v['vacant']),f'${a:,}' if a else 'n/a',f'${v["market_sf"]:.2f}' if a else 'n/a',f'${ip:,}' if a else 'n/a',f'${ip*l:,}' if a else 'n/a'],17)
        for k in G: T[k]+=v.get(k,0); G[k]+=v.get(k,0)
        rows.append(v); y+=17
    pdf.set_draw_color(*NAVY); pdf.line(44,y,916,y); lab=f'{s.title()} Subtotal'
    line(y+1,[lab,'',str(T['units']),f"{round(T['total_sf']/T['units']):,}",f"{T['total_sf']:,}",str(T['occupied']),str(T['vacant']),'','','',f"${T['actual_total']:,}"],16,'B')
    totals.append({'label':lab,'sf':round(T['total_sf']/T['units']),**T}); y+=24
pdf.set_fill_color(*NAVY); pdf.rect(44,y,872,20,'F'); pdf.set_text_color(255,255,255)
line(y+1,['Park Total','',str(G['units']),f"{round(G['total_sf']/G['units']):,}",f"{G['total_sf']:,}",str(G['occupied']),str(G['vacant']),'','','',f"${G['actual_total']:,}"],18,'B')
totals.append({'label':'Park Total','sf':round(G['total_sf']/G['units']),**G})
pdf.set_text_color(90,90,90); pdf.set_font('Helvetica','I',8.5); pdf.set_xy(44,y+26); pdf.cell(800,12,'GL = grade level door, DH = dock high. In-place rents are averages of leased bays as of August 1, 2025. The leasing office is owner occupied and is counted neither as leased nor as available. Yard stalls are land area.')
print('last y',y+38)
pdf.output(doc(NAME))
save(NAME,'UM',['units','sf','total_sf','occupied','vacant','market','market_sf','actual','actual_total'],rows,totals,'offering memorandum slide, two sections, colour bands',False)
