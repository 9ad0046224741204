from .lib import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
def make():
    # small shop strip, Skyline export with blank spacer columns, two header rows, next step columns, PLANTED digit_changed
    R=random.Random(14014); N='SKYEXP_WEXLER_STRIP.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
    ws['B1']='WEXLER CORNERS SHOPPING STRIP'; ws['B2']='Tenant Rent Schedule for 07/01/2002'; ws['M2']='Skyline  RRSCHED'; ws['B1'].font=Font(name='MS Sans Serif',size=12,bold=True)
    H1={'B':'Space','D':'Occupant','F':'GLA','G':'Lease','H':'Lease','J':'Min Rent','K':'CAM/','L':'Pylon','M':'Total','O':'Next','P':'Adjusted','R':'Deposit'}
    H2={'F':'(sf)','G':'Start','H':'Stop','J':'/Month','K':'Tax','L':'Sign','M':'Monthly','O':'Adj Date','P':'Min Rent','R':'Held'}
    th=Side(style='thin'); 
    for r,H in ((4,H1),(5,H2)):
        for c in 'BCDEFGHIJKLMNOPQR':
            x=ws[c+str(r)]; x.value=H.get(c); x.font=Font(name='MS Sans Serif',size=9,bold=True); x.fill=PatternFill('solid',fgColor='C0C0C0'); x.alignment=Alignment(horizontal='left' if c in'BD' else 'center')
    T=[('1','Wexler Hardware',3600,11),('2','Lucky Koi Garden',1800,15),('3',None,1200,0),('4','Sudz Coin Laundry',1500,14),('5','Parcel Plus',900,17.5),('6','Bella Nails',900,17),('7 & 8','Thrift Barn',4200,9.5),('9',"Gino's Slices",1350,16.5),('10','Checks & Cash',1050,19)]
    r=6; tr=[]; S=[0]*5; occ=vac=0; plant=None; D0=lambda d:__import__('datetime').datetime(d.year,d.month,d.day)
    for u,nm,sf,psf in T:
        def put(c,v,fmt=None):
            x=ws[c+str(r)]; x.value=v; x.font=Font(name='MS Sans Serif',size=9)
            if fmt: x.number_format=fmt
        put('B',u); put('F',sf,'#,##0'); S[0]+=sf
        if not nm:
            vac+=1; put('D','(available)'); tr.append(dict(unit=u,area=sf,statusText='(available)')); r+=1; continue
        occ+=1; bg=date(R.randint(1996,2001),R.randint(1,12),1); en=eom(addm(bg,59 if bg.year>1997 else 95)); base=round(sf*psf/12,2); cam=round(sf*3.4/12,2); sg=R.choice([0,35,50]); t=round(base+cam+sg,2); dep=R.choice([base,1000,0])
        shown=base
        if u=='7 & 8':
            shown=base+300; 
            plant=dict(what='Space 7 & 8 Min Rent/Month printed as %s; its Total Monthly and the column total go with %s'%(m(shown),m(base)),kind='digit_changed')
        put('D',nm); put('G',D0(bg),'m/d/yyyy'); put('H',D0(en),'m/d/yyyy'); put('J',shown,'#,##0.00'); put('K',cam,'#,##0.00'); put('M',t,'#,##0.00'); put('R',dep,'#,##0.00')
        if sg: put('L',sg,'#,##0.00')
        st=[]
        ad=date(2002 if bg.month>7 else 2003,bg.month,1)
        if ad<en and u!='10':
            nr=round(base*1.03,2); put('O',D0(ad),'m/d/yyyy'); put('P',nr,'#,##0.00'); st=[dict(date=iso(ad),amount=nr)]
        tr.append(dict(unit=u,tenantName=nm,area=sf,statusText='Occupied',leaseStartDate=iso(bg),leaseEndDate=iso(en),contractRent=shown,charges=[dict(code='CAM/Tax',amount=cam)]+([dict(code='Pylon Sign',amount=sg)] if sg else []),totalCharges=t,rentSteps=st,deposit=dep)); r+=1
        for k,v in enumerate((base,cam,sg,t)): S[k+1]=round(S[k+1]+v,2)
    dt=round(sum(x.get('deposit',0) for x in tr),2)
    for c,v in (('D','Total 10 bays / 9 spaces'),('F',S[0]),('J',S[1]),('K',S[2]),('L',S[3]),('M',S[4]),('R',dt)):
        x=ws[c+str(r)]; x.value=v; x.font=Font(name='MS Sans Serif',size=9,bold=True); x.border=Border(top=th,bottom=Side(style='double'))
        if c!='D': x.number_format='#,##0' if c=='F' else '#,##0.00'
    ws['D%d'%(r+2)]='Leased 8 spaces, 1 available (1,200 sf).  Adjusted rent is monthly.'
    for c,w in dict(A=2,B=8,C=1.5,D=24,E=1.5,F=9,G=11,H=11,I=1.5,J=11,K=10,L=9,M=11,N=1.5,O=11,P=11,Q=1.5,R=11).items(): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,N))
    write(N,dict(propertyName='WEXLER CORNERS SHOPPING STRIP',asOnDate='2002-07-01',units=occ+vac,occupied=occ,vacant=vac,planted=plant,rows=tr),'RETAIL','Skyline small strip export, spacer columns, next adjustment columns','skyline-strip',True)
