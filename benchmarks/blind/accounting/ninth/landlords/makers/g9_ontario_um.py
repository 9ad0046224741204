# Ontario shopping centre with apartments over shops and storage lockers: unit mix XLSX; planted wrong section total
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from tw import *
S=[('RETAIL - GROUND FLOOR',[('Anchor - grocery',None,None,38400,1,1,44000,44000,46200),('Shop < 1,200 sf',None,None,960,11,9,2650,3100,2810),('Shop 1,200 - 3,000 sf',None,None,1875,9,9,4300,5350,4722),('Restaurant end-cap (patio)',None,None,2900,3,2,8400,9250,8615),('Kiosk',None,None,140,4,3,1500,1950,1625)]),
('APARTMENTS OVER SHOPS',[('Bachelor',0,1,415,6,6,1425,1550,1318),('1 Bedroom',1,1,585,16,15,1725,1895,1612),('1 Bedroom + Den',1,1,690,8,8,1895,2050,1774),('2 Bedroom',2,1,845,12,11,2195,2350,1986),('2 Bedroom - 2 Bath',2,2,930,6,5,2350,2600,2204),('3 Bedroom Townhome',3,2.5,1310,4,4,2950,3100,2741)]),
('STORAGE & MISC.',[('Locker 5 x 10',None,None,50,30,24,85,95,81),('Locker 10 x 10',None,None,100,18,17,140,155,133),('Rooftop antenna licence',None,None,None,2,2,1800,1800,1800)])]
M=['sf','units','occupied','vacant','rent_low','rent_high','actual','actual_total','market_total']
wb=Workbook(); ws=wb.active; ws.title='Unit Mix'
F=lambda b=False,s=10,i=False:Font(name='Arial Narrow',size=s,bold=b,italic=i)
def p(r,c,v,b=False,fmt=None,al=None,s=10,i=False):
    x=ws.cell(r,c,v); x.font=F(b,s,i)
    if fmt:x.number_format=fmt
    if al:x.alignment=Alignment(horizontal=al,wrap_text=al=='center',vertical='bottom')
    return x
p(1,1,'Fairbourne Town Square - 880 Concession St., Hamilton, Ontario',True,s=13); p(2,1,'UNIT MIX AND MONTHLY RENT (CAD, net of HST) - lender submission, Nov. 2024')
H1={5:'Number of Units',8:'Asking Rent Range',10:'In Place'}
# columns: A type B beds C baths D sf E units F occ G vac H low I high J actual K actual_total L market_total
for c,v in H1.items(): p(4,c,v,True,al='center')
ws.merge_cells('E4:G4');ws.merge_cells('H4:I4');ws.merge_cells('J4:K4'); p(4,12,'Market',True,al='center')
for c,v in enumerate(['Unit Type','Bed','Bath','Avg. Sq. Ft.','Total','Occupied','Vacant','Low','High','Avg. Rent\nper Unit','Total Rent\nper Month','Total Rent\nper Month'],1): p(5,c,v,True,al='left' if c==1 else 'center')
for r in(4,5):
    for c in range(1,13): ws.cell(r,c).border=Border(top=Side(style='medium') if r==4 else None,bottom=Side(style='medium') if r==5 else None)
r=6;rows=[];tot=[];G=[0]*5
cad='"$"#,##0'
for s,l in S:
    p(r,1,s,True); 
    for c in range(1,13): ws.cell(r,c).fill=PatternFill('solid',fgColor='D9D9D9')
    r+=1;T=[0]*5
    for n,bd,ba,sf,u,o,lo,hi,a in l:
        v=[sf,u,o,u-o,lo,hi,a,a*o,u*(lo+hi)//2]
        x=p(r,1,n); x.alignment=Alignment(indent=1)
        row=dict(type=n)
        if bd is not None: p(r,2,bd,al='right'); p(r,3,ba,al='right'); row['beds']=bd; row['baths']=ba
        for m,c,q in zip(M,range(4,13),v):
            if q is None: continue
            if c in(8,9): p(r,c,'${:,}'.format(q),al='right')      # typed as text
            else: p(r,c,q,fmt=cad if c>=10 else '#,##0')
            row[m]=q
        rows.append(row); T=[x+y for x,y in zip(T,(u,o,u-o,v[7],v[8]))]; r+=1
    pr=T[:]
    if s.startswith('APART'): good=T[3]; pr[3]=T[3]+9000; bad=pr[3]
    lab='Total '+s.title().replace('Misc.','Misc'); lab={'R':'Total Retail','A':'Total Apartments','S':'Total Storage & Misc.'}[s[0]]
    p(r,1,lab,True); t=dict(label=lab)
    for m,c,q in zip(('units','occupied','vacant','actual_total','market_total'),(5,6,7,11,12),pr): x=p(r,c,q,True,fmt=cad if c>9 else '#,##0'); x.border=Border(top=Side(style='thin')); t[m]=q
    tot.append(t); G=[x+y for x,y in zip(G,T)]; r+=2
lab='PROJECT TOTAL'; p(r,1,lab,True,s=11); t=dict(label=lab)
for m,c,q in zip(('units','occupied','vacant','actual_total','market_total'),(5,6,7,11,12),G): x=p(r,c,q,True,fmt=cad if c>9 else '#,##0',s=11); x.border=Border(top=Side(style='thin'),bottom=Side(style='double')); t[m]=q
tot.append(t); r+=2
for n in('In-place rent counts occupied units only. Market total is all units at the midpoint of the asking range.','Retail rents are base rent; TMI is additional. Apartment rents include heat and water, not hydro.'): p(r,1,n,i=True,s=9); r+=1
for k,w in zip('ABCDEFGHIJKL',(28,6,6,10,8,10,9,10,10,11,13,13)): ws.column_dimensions[k].width=w
ws.row_dimensions[5].height=28
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
name='fairbourne_unit_mix.xlsx'; wb.save(doc(name)); truth(name,'UM',M,rows,tot,dict(what='Total Apartments in place total rent per month printed %d, rows sum to %d'%(bad,good),kind='total')); print(len(rows),bad,good)
