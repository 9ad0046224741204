from common import *
import openpyxl
from openpyxl.styles import *
r=G(8305); fn='MRI_CommercialRentRoll_Lanternway.xlsx'
wb=openpyxl.Workbook(); w=wb.active; w.title='Sheet1'; F0=Font(name='Courier New',size=9); FB=Font(name='Courier New',size=9,bold=True)
def put(y,c,v,b=False,nf=None,al=None):
    q=w.cell(y,c,v); q.font=FB if b else F0
    if nf: q.number_format=nf
    if al: q.alignment=Alignment(horizontal=al,wrap_text=True)
put(1,1,'Database:  CBMSTR'); put(1,6,'Rent Roll',True); put(1,14,'Page:  1'); put(2,1,'Bldg Status:  Active only'); put(2,6,'Lanternway Medical Pavilions',True); put(2,14,'Date:  9/4/2025'); put(3,6,'8/31/2025'); put(3,14,'Time:  11:26 AM')
H1=['Bldg Id','Suit Id','','Rent','','GLA','Monthly','Annual','Monthly','Monthly','Expense','','Future Rent Increases','','']
H2=['','','Occupant Name','Start','Expiration','Sqft','Base Rent','Rate PSF','Cost Recovery','Other Income','Stop','Cat','Date','Monthly Amount','PSF']
for c,(a,b) in enumerate(zip(H1,H2),1): put(5,c,a or None,True,al='center'); put(6,c,b or None,True,al='center'); w.cell(6,c).border=Border(bottom=Side('medium'))
w.merge_cells('M5:O5')
y=8; rows=[]; M='#,##0.00'
T={'LMP1':[('100','Cobblestone Family Medicine PLLC',6240,D(2021,3,1),D(2031,2,28),26.5,3),('110',None,1875,0,0,0,0),('120','Sterling Pediatric Dentistry',2960,D(2022,7,1),D(2029,6,30),28,2),('200','Northgate Orthopaedic Associates',9810,D(2018,1,1),D(2027,12,31),29.25,2),('210','Vantage Physical Therapy',3345,D(2023,5,1),D(2028,4,30),27,2),('220','Meridian Sleep Center, LLC',2410,D(2024,10,1),D(2031,9,30),28.5,4)],
'LMP2':[('A','Brightwater Imaging Partners',7725,D(2020,6,1),D(2030,5,31),31,3),('B','Hearthside Hospice Admin',2150,D(2019,9,1),D(2025,12,31),24.75,0),('C','Quill Dermatology',3080,D(2023,2,1),D(2033,1,31),30,4),('D',None,2690,0,0,0,0),('E','Pinecrest Pharmacy',1540,D(2022,11,1),D(2027,10,31),32,2),('F-G','Riverbend Women\'s Health',5410,D(2024,4,1),D(2034,3,31),29,4)],
'LMP3':[('300','Ascentia Dialysis of Knoxville',8860,D(2017,8,1),D(2032,7,31),27.75,3),('310','Truvine Laboratory Services',2275,D(2021,12,1),D(2026,11,30),25.5,1),('320','Audiology Associates of East TN',1690,D(2024,1,1),D(2028,12,31),27.25,3),('330',None,3120,0,0,0,0)]}
def tot(lab,L):
    global y
    O=[x for x in L if 'tenantName' in x]; V=[x for x in L if 'tenantName' not in x]; A=sum(x['area'] for x in L)
    for nm,Q in (('Occupied Sqft:',O),('Vacant Sqft:',V),('Total Sqft:',L)):
        a=sum(x['area'] for x in Q); put(y,3,lab+' '+nm if nm[0]=='O' else nm,True); put(y,4,round(a/A,4),True,'0.00%'); put(y,5,f'{len(Q)} Units',True,al='center'); put(y,6,a,True,'#,##0')
        if nm[0]!='V':
            for c,f in ((7,lambda x:x.get('contractRent',0)),(9,lambda x:x.get('charges',[{'amount':0},{'amount':0}])[0]['amount']),(10,lambda x:x.get('charges',[{'amount':0},{'amount':0}])[1]['amount'])): put(y,c,round(sum(f(x) for x in Q),2),True,M)
        y+=1
    y+=1
for b,L0 in T.items():
    L=[]
    for u,t,a,s,e,psf,ns in L0:
        x=dict(unit=u,building=b,area=a); L.append(x); put(y,1,b); put(y,2,u); put(y,6,a,nf='#,##0')
        if not t: put(y,3,'Vacant'); x['statusText']='Vacant'; y+=2; continue
        m=round(psf*a/12,2); cr=round(a*.66,2); oi=float(r.choice([0,0,125,350])); 
        x.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=m,statusText='Occupied',charges=[dict(code='Cost Recovery',amount=cr),dict(code='Other Income',amount=oi)],rentSteps=[])
        put(y,3,t); put(y,4,s,nf='m/d/yyyy'); put(y,5,e,nf='m/d/yyyy'); put(y,7,m,nf=M); put(y,8,round(m*12/a,2),nf=M); put(y,9,cr,nf=M); put(y,10,oi,nf=M); put(y,11,0,nf=M)
        d=D(2025,s.month,1); d=d if d>D(2025,8,31) else D(2026,s.month,1); y0=y
        for j in range(ns):
            if addm(d,12*j)>=e: break
            v=round(m*1.03**(j+1),2); put(y0+j,12,'RNT',al='center'); put(y0+j,13,addm(d,12*j),nf='m/d/yyyy'); put(y0+j,14,v,nf=M); put(y0+j,15,round(v*12/a,2),nf=M); x['rentSteps'].append(dict(date=addm(d,12*j),amount=v))
        y=y0+max(1,len(x['rentSteps']))+1
    tot(f'Totals for {b}:',L); rows+=L
tot('Grand Total:',rows)
for c,wd in zip('ABCDEFGHIJKLMNO',[9,9,42,12,12,10,13,10,14,13,9,6,12,15,9]): w.column_dimensions[c].width=wd
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(path(fn))
save(fn,'OFFICE','MRI commercial rent roll, medical office, three buildings, future increases beneath tenants',True,'Lanternway Medical Pavilions','2025-08-31',len(rows),13,3,rows)
