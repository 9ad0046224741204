"""Buyer's analyst cleaned workbook: Summary tab (unit mix, loss to lease) beside the roll, formulas with values, spacer rows, hidden helper column."""
import random; from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as RC
r=random.Random(8812); F='Willow Trace UW - RR scrub v4.xlsx'
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); su=wb.add_worksheet('Summary'); ws=wb.add_worksheet('RR'); no=wb.add_worksheet('Notes')
B=dict(font_name='Garamond',font_size=10)
K=lambda **k: wb.add_format({**B,**k})
f=K();fc=K(align='center');blue=K(font_color='#0000FF',num_format='#,##0;(#,##0);-');bl0=K(font_color='#0000FF',num_format='#,##0');blk=K(num_format='#,##0;(#,##0);-');pc=K(num_format='0.0%;(0.0%);-');d=K(num_format='m/d/yy',align='center',font_color='#0000FF');psf=K(num_format='$0.00')
hd=K(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#1F3864',font_color='#FFFFFF'); tb=K(bold=True,top=1,num_format='#,##0;(#,##0);-'); tbp=K(bold=True,top=1,num_format='0.0%;(0.0%);-'); T=K(bold=True,font_size=14); I=K(italic=True,font_color='#7F7F7F')
fps=[('1BR/1BA Classic',1,1,720,1125),('1BR/1BA Reno',1,1,720,1275),('2BR/1BA Classic',2,1,905,1290),('2BR/2BA Classic',2,2,1010,1375),('2BR/2BA Reno',2,2,1010,1560),('3BR/2BA Classic',3,2,1265,1695)]
ws.write('B1','Willow Trace Apartments',T); ws.write('B2','Rent roll dated 6/1/2025 (seller file), scrubbed 6/9/25 - KD',I)
H=['key','#','Bldg','Unit','Floorplan','BR','BA','SF','O/V','Tenant','Move-in','Lease Exp.','Mkt Rent','In-Place Rent','LTL $','LTL %','Rent PSF','Pet','W/D','Garage','RUBS','Conc.','Total Collected']
hr=3; ws.set_row(hr,30)
for j,h in enumerate(H): ws.write(hr,j,h,hd)
ws.set_column(0,0,8,None,{'hidden':True})
for j,w in enumerate([8,4,5,7,16,4,4,7,5,19,9,9,9,10,8,7,8,6,6,7,6,7,10]):
    if j: ws.set_column(j,j,w)
rows=[]; R=hr; n=0; first=hr+1
special={17:'V',40:'V',41:'V',66:'V',90:'M',103:'V',118:'D',131:'V',149:'V'}
for b in range(1,8):
    for i in range(22):
        R+=1; n+=1; fp=fps[r.choices(range(6),[30,14,16,24,10,10])[0]]; mk=fp[4]; st=special.get(n,'O')
        u=f'{b}{(i//11)+1}{i%11+1:02d}'
        w=dict(unit=u,building=str(b),unitType=fp[0],area=fp[3],marketRent=float(mk),statusText=st)
        ws.write(R,0,f'{b}|{u}',f); ws.write(R,1,n,fc); ws.write(R,2,b,fc); ws.write(R,3,int(u) if b!=4 else u,fc); ws.write(R,4,fp[0],f); ws.write(R,5,fp[1],fc); ws.write(R,6,fp[2],fc); ws.write(R,7,fp[3],bl0); ws.write(R,8,st,fc); ws.write(R,12,mk,blue)
        if st=='O':
            a,l=person(r); s=D(2025,5,31)-dt.timedelta(days=r.randint(5,1900)); e=D(2025,6,1)+dt.timedelta(days=r.randint(8,400)); mtm=r.random()<.04
            rent=mk-r.choice([-15,0,0,25,40,65,80,120,165,210])
            oth=[('Pet',r.choice([0,0,0,35])),('W/D',r.choice([0,0,50])),('Garage',r.choice([0,0,0,0,90])),('RUBS',{1:45,2:62,3:80}[fp[1]] if r.random()<.9 else 0),('Conc.',-r.choice([0]*9+[75]))]
            tot=rent+sum(x for _,x in oth)
            w.update(tenantName=f'{l}, {a[0]}.',moveInDate=s,leaseEndDate='MTM' if mtm else e,contractRent=float(rent),totalCharges=float(tot),charges=[dict(code='In-Place Rent',amount=float(rent))]+[dict(code=x,amount=float(y)) for x,y in oth if y])
            ws.write(R,9,w['tenantName'],f); ws.write_datetime(R,10,dt.datetime.combine(s,dt.time()),d)
            if mtm: ws.write(R,11,'MTM',fc)
            else: ws.write_datetime(R,11,dt.datetime.combine(e,dt.time()),d)
            ws.write(R,13,rent,blue); ws.write_formula(R,14,f'=N{R+1}-M{R+1}',blk,rent-mk); ws.write_formula(R,15,f'=O{R+1}/M{R+1}',pc,(rent-mk)/mk); ws.write_formula(R,16,f'=N{R+1}/H{R+1}',psf,rent/fp[3])
            for j,(_,y) in enumerate(oth):
                if y: ws.write(R,17+j,y,blue)
            ws.write_formula(R,22,f'=N{R+1}+SUM(R{R+1}:V{R+1})',blk,tot)
        else: ws.write(R,9,{'V':'VACANT','M':'MODEL','D':'DOWN'}[st],K(font_color='#C00000',bold=True)); 
        rows.append(w)
    R+=1; ws.set_row(R,6)
R+=1; last=R-1; ws.write(R,4,'Total / WA',tb)
oc=[w for w in rows if w['statusText']=='O']
def cs(c): return sum(q['amount'] for w in oc for q in w['charges'] if q['code']==c)
for j in range(1,23):
    if j!=4: ws.write_blank(R,j,None,tb)
col=lambda j: RC(0,j)[:-1]
vals={7:sum(w['area'] for w in rows),12:sum(w['marketRent'] for w in rows),13:sum(w['contractRent'] for w in oc),14:sum(w['contractRent']-w['marketRent'] for w in oc),17:cs('Pet'),18:cs('W/D'),19:cs('Garage'),20:cs('RUBS'),21:cs('Conc.'),22:sum(w['totalCharges'] for w in oc)}
for j,v in vals.items(): ws.write_formula(R,j,f'=SUM({col(j)}{first+1}:{col(j)}{last+1})',tb,v)
ws.write(R,1,len(rows),tb); TR=R+1
assert vals[22]==vals[13]+sum(vals[k] for k in range(17,22))
ws.freeze_panes(hr+1,5); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(hr)
# summary
su.set_column(0,0,2); su.set_column(1,1,22); su.set_column(2,12,11); su.hide_gridlines(2)
su.write('B2','Willow Trace - Unit Mix & Loss to Lease',T); su.write('B3','Source: RR tab. Effective 6/1/2025',I)
for j,h in enumerate(['Floorplan','Units','Avg SF','Occupied','Vacant/Down','Avg Market','Avg In-Place','LTL %','Annual Market','Annual In-Place']): su.write(4,1+j,h,hd)
su.set_row(4,30); r0=5
for fp in fps:
    g=[w for w in rows if w['unitType']==fp[0]]; o=[w for w in g if w['statusText']=='O']; am=sum(w['marketRent'] for w in g)/len(g); ai=sum(w['contractRent'] for w in o)/len(o)
    su.write(r0,1,fp[0],f)
    for j,(v,q) in enumerate([(len(g),blk),(fp[3],blk),(len(o),blk),(len(g)-len(o),blk),(am,blk),(ai,blk),(ai/am-1,pc),(am*len(g)*12,blk),(sum(w['contractRent'] for w in o)*12,blk)]): su.write(r0,2+j,v,q)
    r0+=1
su.write(r0,1,'Total',tb)
for j,(v,q) in enumerate([(len(rows),tb),(vals[7]/len(rows),tb),(len(oc),tb),(len(rows)-len(oc),tb),(vals[12]/len(rows),tb),(vals[13]/len(oc),tb),((vals[13]/len(oc))/(vals[12]/len(rows))-1,tbp),(vals[12]*12,tb),(vals[13]*12,tb)]): su.write(r0,2+j,v,q)
cnt=lambda s: sum(1 for w in rows if w['statusText']==s)
for i,(a,v,q) in enumerate([('Total units',len(rows),blk),('Occupied',cnt('O'),blk),('Vacant',cnt('V'),blk),('Model',cnt('M'),blk),('Down',cnt('D'),blk),('Physical occupancy',cnt('O')/len(rows),pc),('Monthly total collected',vals[22],blk)]): su.write(r0+3+i,1,a,f); su.write(r0+3+i,2,v,q)
for i,t in enumerate(['Blue = hard coded from seller rent roll; black = formula.','LTL = in-place less market (negative = loss to lease).','3 tenants in seller file shown under maiden / married names were merged.','O = occupied, V = vacant, M = model, D = down (water damage, bldg 6).']): no.write(i,0,t,f)
no.set_column(0,0,70); su.activate(); wb.close()
save(F,dict(assetType='MULTIFAMILY',style="buyer analyst's cleaned workbook, Summary + RR + Notes tabs, formulas, spacer rows by building, hidden key column, 154 units",hard=False),
 dict(propertyName='Willow Trace Apartments',asOnDate='2025-06-01',units=len(rows),occupied=cnt('O'),vacant=cnt('V'),sheet='RR',rows=rows))
