# Lab and data campus: charge-code matrix, spacer columns, building bands
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def make():
    name='RR_QuinobequinLabDataCampus.xlsx'
    g=lambda d:d.strftime('%Y-%m-%d')
    X=[('40 Quarry Hill Road','Lab Building',[('L-101','Wet lab','Anthem Ribosome Therapeutics, Inc.',18240,None,D(2022,8,1),D(2032,7,31),86.5,2),('L-103','Vivarium','Anthem Ribosome Therapeutics, Inc.',4110,None,D(2022,8,1),D(2032,7,31),92,0),('L-201','Wet lab','Calloway Gene Tools Corp.',11875,None,D(2024,1,15),D(2029,1,14),81,1),('L-205','Dry lab','VACANT',7320,None,None,None,0,0),('L-301','Wet lab','Institute for Coastal Genomics',22600,None,D(2021,3,1),D(2031,2,28),74.25,2)]),
       ('42 Quarry Hill Road','Data Hall Building',[('DH-1','Data hall','Obelisk Cloud Services LLC',14800,2400,D(2020,10,1),D(2035,9,30),118,0),('DH-2A','Data hall','Fenway Mutual Processing, Inc.',6100,900,D(2023,6,1),D(2028,5,31),126,1),('DH-2B','Data hall','VACANT - POWERED SHELL',6350,900,None,None,0,0),('MMR','Meet-me room','Interlace Fiber Exchange',640,60,D(2020,10,1),D(2030,9,30),165,0)]),
       ('44 Quarry Hill Road','Amenity and Office',[('110','Cafe','Third Rail Kitchen',2380,None,D(2024,5,1),D(2029,4,30),22,0),('200','Office','Calloway Gene Tools Corp.',5240,None,D(2024,1,15),D(2029,1,14),44.5,1),('210','Office','Tessellate Imaging AI, Inc.',3975,None,D(2025,2,1),D(2028,1,31),46,1)])]
    codes=['RNT','CAM','RET','INS','ELE','CHW','PRK'];desc=['Base Rent','Common Area','Real Est Tax','Insurance','Electric','Chilled Water','Parking']
    wb=Workbook();ws=wb.active;ws.title='RR'
    f9=lambda **k:Font(name='Calibri',size=9,**k)
    ws['A1']='Quinobequin Lab & Data Campus, Waltham MA';ws['A1'].font=Font(name='Calibri',size=13,bold=True,color='7A1F2B')
    ws['A2']='Rent roll at 2025-05-31 | monthly charges in US dollars';ws['A2'].font=f9()
    # layout: A suite B kind C tenant D rsf E kW F(spacer) G from H to I(spacer) J..P codes Q total R spacer S next step date T next step rent U LOC
    top={10:'Recurring charges by code',19:'Next base rent step'}
    for c,t in top.items(): ws.cell(4,c,t).font=f9(bold=True)
    ws.merge_cells('J4:Q4');ws.merge_cells('S4:T4');ws['J4'].alignment=ws['S4'].alignment=Alignment(horizontal='center')
    hd={1:'Suite',2:'Kind',3:'Tenant',4:'RSF',5:'kW',7:'From',8:'To',17:'Total',19:'Date',20:'RNT becomes',21:'Security Deposit (L/C)'}
    for i,c in enumerate(codes): hd[10+i]=c;ws.cell(6,10+i,desc[i]).font=f9(italic=True,color='666666')
    for c,t in hd.items(): ws.cell(5,c,t).font=f9(bold=True)
    for c in range(1,22): ws.cell(6,c).border=Border(bottom=Side(style='medium',color='7A1F2B'));ws.cell(5,c).alignment=Alignment(horizontal='center' if c>3 else 'left')
    y=7;rows=[];GT=[0]*9;n=occ=0
    for b,k,T in X:
        ws.cell(y,1,f'{b} - {k}').font=f9(bold=True,color='7A1F2B');y+=1;S=[0]*9
        for s,ty,t,a,kw,st,e,psf,pk in T:
            n+=1;v=t.startswith('VACANT');bl=f'{b} - {k}'
            vals={1:s,2:ty,3:t,4:a}
            if kw: vals[5]=kw
            S[0]+=a
            if v: rows.append(row(unit=s,building=bl,unitType=ty,area=a,statusText=t))
            else:
                occ+=1
                n_=max(0,(D(2025,5,31)-st).days//365);base=round(a*psf*1.03**n_/12,2)
                ch=[base,round(a*9.2/12,2),round(a*7.85/12,2),round(a*.74/12,2),round((kw*61.5) if kw else (a*6.1/12 if 'lab' in ty or ty=='Vivarium' else a*2.2/12),2),round(a*3.4/12,2) if 'lab' in ty.lower() or ty=='Vivarium' or ty=='Data hall' else None,[None,1450.0,3300.0][pk]]
                nx=addm(st,12*(n_+1))
                step=(nx,round(base*1.03,2)) if nx<e else None
                loc=round(base*4,-3) if a>5000 else None
                tt=round(sum(x for x in ch if x),2)
                vals.update({7:g(st),8:g(e),17:tt,21:loc})
                for i,x in enumerate(ch):
                    if x: vals[10+i]=x;S[1+i]+=x
                S[8]+=tt
                if step: vals[19]=g(step[0]);vals[20]=step[1]
                rows.append(row(unit=s,building=bl,unitType=ty,tenantName=t,area=a,statusText='Occupied',contractRent=base,leaseStartDate=iso(st),leaseEndDate=iso(e),charges=[dict(code=c,amount=x) for c,x in zip(codes,ch) if x],deposit=loc,totalCharges=tt,rentSteps=[dict(date=iso(step[0]),amount=step[1])] if step else None))
            for c,x in vals.items():
                q=ws.cell(y,c,x);q.font=f9(color='B00000') if v else f9();q.number_format='#,##0' if c in(4,5,21) else '#,##0.00' if c>=10 else '@'
            y+=1
        def tl(lbl,S,y):
            ws.cell(y,3,lbl);ws.cell(y,4,S[0]).number_format='#,##0'
            for i in range(8):
                if S[1+i]: ws.cell(y,10+i,round(S[1+i],2)).number_format='#,##0.00'
            for c in range(1,22): ws.cell(y,c).font=f9(bold=True);ws.cell(y,c).border=Border(top=Side(style='thin'))
        tl(f'Subtotal {b}',S,y);y+=2
        for i in range(9):GT[i]+=S[i]
    tl('Campus',GT,y);y+=2
    ws.cell(y,1,f'Suites: {n}  Leased: {occ}  Available: {n-occ}').font=f9()
    for i,wd in enumerate([9,13,36,8,7,2,11,11,2,12,11,11,10,11,12,10,12,2,11,12,19],1): ws.column_dimensions[L(i)].width=wd
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.sheet_view.showGridLines=False
    wb.save(path(name))
    save(name,'OTHER',rows,'Quinobequin Lab & Data Campus','2025-05-31',n,occ,n-occ,'US lab/data campus xlsx, charge-code matrix with description row, spacer columns, building bands',False)
