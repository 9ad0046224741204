# former department store let to several shops: floors merged, step columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
def make():
    f='wolcott_store_building_rents.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Roll'
    G=lambda **k:Font(name='Garamond',size=k.pop('size',11),**k); th=Side(style='thin'); hair=Side(style='hair')
    ws.merge_cells('A1:M1'); ws['A1']='The Wolcott Store Building'; ws['A1'].font=G(size=18,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:M2'); ws['A2']='One Market Square  ·  Rents in force on January 1, 2026'; ws['A2'].font=G(italic=True); ws['A2'].alignment=Alignment(horizontal='center')
    for rng_,t in (('A4:A5','Floor'),('B4:B5','Unit'),('C4:C5','Shop'),('D4:D5','Sq. feet'),('E4:F4','Lease'),('G4:H4','Rent now'),('I4:I5','Service charge / mo.'),('J4:L4','Rent per month will be, from'),('M4:M5','Turnover rent')):
        ws.merge_cells(rng_); ws[rng_.split(':')[0]]=t
    for c,t in (('E5','begins'),('F5','ends'),('G5','per month'),('H5','per year'),('J5',dt.datetime(2027,1,1)),('K5',dt.datetime(2028,1,1)),('L5',dt.datetime(2029,1,1))): ws[c]=t
    for row in ws['A4:M5']:
        for c in row: c.font=G(bold=True); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(top=th,bottom=th,left=th,right=th); c.fill=PatternFill('solid',fgColor='EFE6D5')
    for c in('J5','K5','L5'): ws[c].number_format='mmm d, yyyy'
    U=[('Lower level',[('L-1','Cellarman Wines',6200,D(2022,2,1),D(2032,1,31),7750,1860,(7982.5,8222,8469),None),('L-2',None,4100,None,None,0,0,(),None)]),
       ('Street floor',[('S-1','Hollis & Thorne Menswear\n(corner, two windows)',5450,D(2019,9,1),D(2029,8,31),15895,2725,(16372,16863,None),'6% over $3.1 million'),('S-2','Tamarind Cosmetics',2180,D(2023,5,1),D(2028,4,30),7085,1090,(7297.5,7516,None),'8% over $1.2 million'),('S-3','Daily Grain Café',1650,D(2024,11,1),D(2034,10,31),4950,825,(5098.5,5251,5409),None),('S-4','Market Square Newsstand',310,D(2015,1,1),'at will',850,0,(),None)]),
       ('Second floor',[('2-A','Plank & Post Furniture',12800,D(2021,6,1),D(2031,5,31),17066,4480,(17578,18105,18648),'5% over $4 million'),('2-B',None,3950,None,None,0,0,(),None)]),
       ('Third floor',[('3','Atheneum Children\'s Museum',17200,D(2020,1,1),D(2034,12,31),12900,4300,(13287,13685,14096),None)]),
       ('Roof',[('R-1','Metro Signal (antennas)',None,D(2017,7,1),D(2027,6,30),2400,0,(2472,None,None),None)])]
    y=6;rows=[];T=dict(a=0,m=0,s=0);n=o=0
    for fl,us in U:
        y0=y
        for u,t,a,s,e,m,sc,st,tr in us:
            n+=1;T['a']+=a or 0
            x=dict(unit=u,section=fl,area=a)
            ws.cell(y,2,u); ws.cell(y,4,a)
            if t:
                o+=1;T['m']+=m;T['s']+=sc
                ws.cell(y,3,t);ws.cell(y,5,s);ws.cell(y,6,e);ws.cell(y,7,m);ws.cell(y,8,m*12); 
                if sc: ws.cell(y,9,sc)
                for i,v in enumerate(st):
                    if v: ws.cell(y,10+i,v)
                ws.cell(y,13,tr)
                x.update(tenantName=t.split('\n')[0],statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=m*12,charges=[dict(code='Service charge',amount=sc)] if sc else [],rentSteps=[dict(date=D(2027+i,1,1),amount=v) for i,v in enumerate(st) if v])
            else:
                ws.cell(y,3,'to let'); x['statusText']='to let'; ws.cell(y,3).font=G(italic=True)
            for j in range(1,14):
                c=ws.cell(y,j); c.border=Border(bottom=hair,left=th,right=th)
                if not(j==3 and not t): c.font=G()
                c.alignment=Alignment(vertical='top',wrap_text=j in(3,13),horizontal='right' if j in(4,7,8,9,10,11,12) else 'left')
                if j in(5,6): c.number_format='mmm d, yyyy'
                if j==4: c.number_format='#,##0'
                if 7<=j<=12: c.number_format='$#,##0.00'
            ws.row_dimensions[y].height=18
            if t and '\n' in t: ws.row_dimensions[y].height=33
            elif tr: ws.row_dimensions[y].height=33
            rows.append(x); y+=1
        if y-1>y0: ws.merge_cells(start_row=y0,end_row=y-1,start_column=1,end_column=1)
        ws.cell(y0,1,fl).font=G(bold=True); ws.cell(y0,1).alignment=Alignment(vertical='top',wrap_text=True)
    for j,v in ((1,'Building'),(4,T['a']),(7,T['m']),(8,T['m']*12),(9,T['s'])):
        c=ws.cell(y,j,v); c.font=G(bold=True); c.number_format='#,##0' if j==4 else '$#,##0.00'
    for j in range(1,14): ws.cell(y,j).border=Border(top=th,bottom=Side(style='double'))
    y+=2
    for tx in (f'{n} lettings: {o} let, {n-o} to let.','Turnover rent is reckoned on the calendar year and paid each March; none fell due for 2024.','Service charge covers escalators, heat and the watchman.','The roof letting has no floor area.'):
        ws.cell(y,1,tx).font=G(size=10,italic=True); y+=1
    for c,w in zip('ABCDEFGHIJKLM',(13,8,28,10,14,14,13,15,12,13,13,13,16)): ws.column_dimensions[c].width=w
    ws.row_dimensions[4].height=20;ws.row_dimensions[5].height=20
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(out(f))
    save(f,dict(propertyName='The Wolcott Store Building',asOnDate='2026-01-01',units=n,occupied=o,vacant=n-o,rows=rows),'RETAIL','department store by floor, merged floors and headers, future rents in dated columns, wrapped shop cell',True)
if __name__=='__main__': make()
