# Landowner's list of sign faces, kiosks, ATMs, tower pads: blocks with their own header, rents at several frequencies
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
g=G(1313); r=g.r
fn='bluff_road_signs_kiosks.xlsx'
B={'BILLBOARD FACES':[('Hwy 61 mi 14 - N face',"14' x 48'"),('Hwy 61 mi 14 - S face',"14' x 48'"),('Hwy 61 mi 17 - N face',"12' x 24'"),('Hwy 61 mi 17 - S face',"12' x 24'"),('Old quarry sign (E)',"10' x 30'"),('Old quarry sign (W)',"10' x 30'"),('Bluff Rd junction digital',"10' x 36' LED"),('Barn wall, Rte 4','painted')],
'KIOSKS & CARTS (Public Market)':[('K-1','kiosk 10x10'),('K-2','kiosk 10x10'),('K-3','kiosk 8x8'),('K-4','kiosk 8x8'),('K-5','kiosk 8x8'),('Cart 1','cart'),('Cart 2','cart'),('Cart 3','cart')],
'MACHINES':[('ATM - market lobby','ATM'),('Ice house','vending'),('Propane cage','vending')],
'ROOFTOP & TOWER':[('Silo, sector A-C','cellular'),('Silo, microwave','data link'),('Ridge pad','tower ground')]}
ten={'BILLBOARD FACES':['Mack Outdoor','Mack Outdoor','Valley Hospital Assn.','Ozark Boot Barn','Mack Outdoor',None,'Brightline Media LLC','Hodge Feed & Seed'],
'KIOSKS & CARTS (Public Market)':['Phone Fixers','Lemon Drop','Pearl & Thread',None,'Knife Guy Sharpening','Kettle Pop','Sweet Rolls by Nan',None],'MACHINES':['Farmers Bank of Ives','Polar Ice Co.','Heartland Gas'],'ROOFTOP & TOWER':['Crestcell Partners','Ives Fiber','Crestcell Partners']}
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
G_=lambda **k: Font(name='Georgia',size=10,**k)
ws['B2']='Bluff Road Holdings, LLC'; ws['B2'].font=G_(bold=True,); ws['B3']='Signs, kiosks & other ground income'; ws['B3'].font=G_(); ws['B4']='As of'; ws['B4'].font=G_(); ws['C4']=dt.date(2025,12,31); ws['C4'].number_format='mmmm d, yyyy'; ws['C4'].alignment=Alignment(horizontal='left'); ws['C4'].font=G_()
H=['Location','Size / kind','Lessee','Lease start','Lease end','Rent','Paid','Yearly rent']
y=6; rows=[]; gt=0; line=Side(style='thin')
def rowf(y,b=False):
    for x in range(2,10): ws.cell(y,x).font=G_(bold=b)
for sec,L in B.items():
    ws.cell(y,2,sec).font=G_(bold=True,color='FFFFFF')
    for x in range(2,10): ws.cell(y,x).fill=PatternFill('solid',fgColor='7B3F00')
    y+=1
    for i,h in enumerate(H): 
        c=ws.cell(y,2+i,h); c.font=G_(italic=True); c.border=Border(bottom=line); c.alignment=Alignment(horizontal='right' if i in(5,7) else 'left')
    y+=1; sub=0
    for (loc,sz),t in zip(L,ten[sec]):
        d=dict(unit=loc,section=sec,unitType=sz)
        ws.cell(y,2,loc); ws.cell(y,3,sz); rowf(y)
        if t is None:
            ws.cell(y,4,'available'); d['statusText']='available'; rowf(y); ws.cell(y,4).font=G_(italic=True,color='C00000')
        else:
            fr={'BILLBOARD FACES':r.choice(['yearly','yearly','quarterly']),'KIOSKS & CARTS (Public Market)':'monthly','MACHINES':'monthly','ROOFTOP & TOWER':'monthly'}[sec]
            if 'tower ground' in sz: fr='yearly'
            amt={'BILLBOARD FACES':{'yearly':r.choice([1800,2400,3000]),'quarterly':r.choice([450,600,750])}.get(fr),'KIOSKS & CARTS (Public Market)':{'kiosk 10x10':425,'kiosk 8x8':340,'cart':190}.get(sz),'MACHINES':r.choice([75,110,150]),'ROOFTOP & TOWER':r.choice([650,825,950])}[sec]
            if fr=='yearly' and sec.startswith('ROOF'): amt=9600
            if 'digital' in loc: amt,fr=1250,'monthly'
            an=amt*{'yearly':1,'quarterly':4,'monthly':12}[fr]
            st=g.first('2015-01-01','2025-10-01'); n=r.choice([1,2,5,10])
            while addm(st,12*n)<=dt.date(2026,1,31): n+=r.choice([1,2,5])
            en=addm(st,12*n)-dt.timedelta(days=1)
            if sec.startswith('KIOSK') and r.random()<.4: en='month to month'
            d.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=an)
            if fr=='monthly': d['contractRent']=amt
            ws.cell(y,4,t); ws.cell(y,5,st).number_format='mm/dd/yyyy'; c=ws.cell(y,6,en); c.alignment=Alignment(horizontal='left')
            if not isinstance(en,str): c.number_format='mm/dd/yyyy'
            ws.cell(y,5).alignment=Alignment(horizontal='left')
            ws.cell(y,7,amt).number_format='$#,##0'; ws.cell(y,8,fr); ws.cell(y,9,an).number_format='$#,##0'; rowf(y); sub+=an
        rows.append(d); y+=1
    ws.cell(y,2,'Subtotal'); ws.cell(y,9,sub).number_format='$#,##0'; rowf(y,True); ws.cell(y,9).border=Border(top=line); gt+=sub; y+=2
ws.cell(y,2,'Total, all ground income'); ws.cell(y,9,gt).number_format='$#,##0'; rowf(y,True)
for x in range(2,10): ws.cell(y,x).border=Border(top=line,bottom=Side(style='double'))
ws.cell(y+2,2,'Mack Outdoor pays direct to the trust account. Digital face also owes 10% of gross over $40,000, settled each February.').font=G_(italic=True)
for L,w in zip('ABCDEFGHI',[3,27,17,24,13,16,11,11,13]): ws.column_dimensions[L].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+fn)
v=sum('tenantName' not in d for d in rows)
save(fn,'OTHER','blocks with a repeated header each, rents monthly, quarterly and yearly',True,dict(propertyName='Bluff Road Holdings, LLC',asOnDate='2025-12-31',units=len(rows),occupied=len(rows)-v,vacant=v,sheet=None,planted=None,rows=rows),[['annualRent',gt]])
