import random; from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
random.seed(4111)
F='Tolliver Land Trust - 2025 Lease Schedule.xlsx'
# farm, tract, legal, acres, use, tenant, basis, rate, annual, first half due, second half due, from, to, fsa
D=[('Home Place\n(Marl Co.)','H-1','NE¼ Sec 14-T7N-R3W',152.4,'Cropland','Aufderheide Bros. Farms','Cash',265,None,'2023-03-01','2026-02-28'),
('','H-2','N½ SE¼ Sec 14-T7N-R3W',76.8,'Cropland','Aufderheide Bros. Farms','Cash',250,None,'2023-03-01','2026-02-28'),
('','H-3','S½ SE¼ Sec 14-T7N-R3W',71.0,'Pasture','Dale Hockensmith','Cash',62,None,'2025-04-01','2025-11-30'),
('','Bldg Site','2 machine sheds, grain bins (48,000 bu)',None,'Improvements','Aufderheide Bros. Farms','Cash',None,7200,'2023-03-01','2026-02-28'),
('','House','farmhouse, 1408 Tolliver Rd',None,'Residence','Misty & Cole Rademaker','Cash',None,8700,'2024-08-01','year to year'),
('Creek Bottom\n(Marl Co.)','C-1','SW¼ Sec 22-T7N-R3W',138.5,'Cropland','Fenhaus Grain & Livestock, Inc.','Flex',225,None,'2024-03-01','2027-02-28'),
('','C-2','W½ NW¼ Sec 27-T7N-R3W',64.2,'Cropland','Fenhaus Grain & Livestock, Inc.','Crop share 1/3',None,None,'2024-03-01','2027-02-28'),
('','C-3','timber & creek, Sec 22',41.0,'Hunting','Whitetail Ridge Hunt Club','Cash',None,2050,'2025-09-01','2026-01-31'),
('Kessel 240\n(Pruitt Co.)','K-1','E½ Sec 3-T9N-R1W (less R.O.W.)',231.6,'Cropland','Opal Drebenstedt & Sons','Cash',290,None,'2022-03-01','2025-12-31'),
('','K-2','CRP contract #1187, Sec 3',22.5,'CRP','USDA – Commodity Credit Corp.','Annual pmt.',188,None,'2018-10-01','2028-09-30'),
('','K-3','old feedlot, 6 ac',6.0,'Feedlot','NOT LEASED','',None,None,None,None),
('','K-4','wind turbine easement (2 towers)',None,'Easement','Prairie Gust Energy, LLC','Fixed',None,16000,'2019-01-01','2049-12-31')]
W=Workbook(); ws=W.active; ws.title='2025'; f='Georgia'
def put(a,v,b=False,fmt=None,al=None,z=10,fill=None,i=False):
    c=ws[a]; c.value=v; c.font=Font(name=f,size=z,bold=b,italic=i)
    if fmt: c.number_format=fmt
    c.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    if fill: c.fill=PatternFill('solid',fgColor=fill)
    return c
ws.merge_cells('A1:L1'); put('A1','Tolliver Land Trust',True,al='center',z=15)
ws.merge_cells('A2:L2'); put('A2','Schedule of Farm Leases and Land Income – Crop Year 2025',True,al='center',z=11)
ws.merge_cells('A3:L3'); put('A3','Heartstone Farm Management, agent for trustee  •  in effect September 30, 2025',al='center',i=True)
top=[('A5:A6','Farm'),('B5:B6','Tract'),('C5:C6','Legal / Description'),('D5:D6','Acres'),('E5:E6','Use'),('F5:F6','Operator'),('G5:H5','Lease'),('I5:I6','Lease Type'),('J5:J6','$ / Ac'),('K5:K6','2025 Rent'),('L5:L6','Due Dates')]
for rg,v in top: ws.merge_cells(rg); put(rg.split(':')[0],v,True,al='center',fill='E2EFDA')
put('G6','Begins',True,al='center',fill='E2EFDA'); put('H6','Ends',True,al='center',fill='E2EFDA')
r=7; rows=[]; start=7; farm=None; S=[0,0]; G=[0,0]
import datetime as dt
thin=Side(style='thin',color='AAAAAA')
def close():
    global r,S
    if r-1>start: ws.merge_cells(f'A{start}:A{r-1}')
    put(f'B{r}','Subtotal',True); put(f'D{r}',round(S[0],1),True,'#,##0.0'); put(f'K{r}',S[1],True,'"$"#,##0')
    for L in 'ABCDEFGHIJKL': ws[f'{L}{r}'].fill=PatternFill('solid',fgColor='F7F7F7')
    G[0]+=S[0]; G[1]+=S[1]; S=[0,0]; r+=1
for fm,tr,lg,ac,use,op,ty,rt,an,a,b in D:
    if fm:
        if farm: close()
        farm=fm; start=r; put(f'A{r}',fm,True,al='center')
    no=op=='NOT LEASED'
    if rt: an=round(rt*ac)
    put(f'B{r}',tr); put(f'C{r}',lg,z=9); 
    if ac: put(f'D{r}',ac,fmt='0.0')
    put(f'E{r}',use); put(f'F{r}',op,b=no); put(f'I{r}',ty,al='center')
    for L,v in (('G',a),('H',b)):
        if v and v[0]=='2': put(f'{L}{r}',dt.datetime.fromisoformat(v),fmt='mmm d, yyyy',al='center',z=9)
        elif v: put(f'{L}{r}',v,al='center',z=9)
    if rt: put(f'J{r}',rt,fmt='0.00')
    if an: put(f'K{r}',an,fmt='#,##0')
    elif not no: put(f'K{r}','see note',al='right',i=True)
    put(f'L{r}','' if no else 'at harvest' if tr=='C-2' else {'Residence':'monthly','Hunting':'Sept 1','CRP':'Oct 1','Easement':'Jan 31'}.get(use,'Mar 1 / Nov 15' if use!='Pasture' else 'May 1'),al='center',z=9)
    for L in 'ABCDEFGHIJKL': ws[f'{L}{r}'].border=Border(bottom=thin)
    S[0]+=ac or 0; S[1]+=an or 0
    rows.append(dict(unit=tr,building=farm.replace('\n',' '),area=ac,unitType=use,tenantName=None if no else op,statusText='NOT LEASED' if no else 'Occupied',leaseStartDate=a,leaseEndDate=b,annualRent=an,
        ))
    r+=1
close()
put(f'B{r}','Total',True); put(f'D{r}',round(G[0],1),True,'#,##0.0'); put(f'K{r}',G[1],True,'"$"#,##0')
for L in 'DK': ws[f'{L}{r}'].border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for i,s in enumerate(['C-2: landlord receives 1/3 of crop and pays 1/3 of fertilizer and seed; 2024 share proceeds were $21,384. Not included above.','C-1: flex base shown; bonus if gross exceeds $780/ac, settled each January.','K-1 operator has asked for renewal at $275. Acres are FSA tillable acres where cropped, deeded acres otherwise.']):
    ws.merge_cells(f'B{r+2+i}:L{r+2+i}'); put(f'B{r+2+i}',s,z=9,i=True)
for L,w in zip('ABCDEFGHIJKL',[15,10,31,8,13,29,13,13,13,8,11,15]): ws.column_dimensions[L].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
W.save(os.path.join(DOC,F))
save(F,'LAND','farm manager workbook, vertically merged farm names, two-line merged header, annual cash rents, acres',True,
 dict(propertyName='Tolliver Land Trust',asOnDate='2025-09-30',units=None,occupied=None,vacant=1,sheet='2025',planted=None,rows=rows))
print(G)
