# OneSite-like Excel export with spacer columns and merged cells, text dates
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
r=random.Random(1010); f='RentRollDetail_Magnolia_Pointe.xlsx'
asof=D(2026,10,20);nm=iter(names(r,150));rows=[]
wb=Workbook();ws=wb.active;ws.title='Sheet1'
bf=Font(name='Tahoma',size=7,bold=True);nf=Font(name='Tahoma',size=7)
def w(y,c,v,b=False,al=None):
    x=ws.cell(y,c,v);x.font=bf if b else nf
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='top')
    if isinstance(v,float):x.number_format='#,##0.00;(#,##0.00)'
    return x
ws.merge_cells('A1:G2');w(1,1,'Sunderland Residential - Magnolia Pointe',True);ws.merge_cells('H1:R1');w(1,8,'RENT ROLL DETAIL',True,'center');ws.merge_cells('H2:R2');w(2,8,'As of 10/20/2026',False,'center');w(1,24,'Page 1 of 1');w(2,24,'mgt-521-003')
w(3,1,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;')
w(4,1,'details',True)
# columns w/ spacers
C=dict(u=1,fp=3,sf=5,st=6,n=8,mi=10,mo=11,ls=12,le=13,mk=15,rr=17,pk=18,pet=19,tr=20,cc=21,tot=22,dep=24,bal=25)
Hh=dict(u='Bldg/Unit',fp='Floorplan',sf='SQFT',st='Unit/Lease Status',n='Name',mi='Move-In',mo='Move-Out',ls='Lease Start',le='Lease End',mk='Market + Addl.',rr='RENT',pk='PARKING',pet='PETRENT',tr='TRASH',cc='CONC',tot='Total Billing',dep='Dep On Hand',bal='Balance')
ws.merge_cells(start_row=5,start_column=17,end_row=5,end_column=21);w(5,17,'Lease charges by trans code',True,'center')
for k,c in C.items():w(6,c,Hh[k],True,'center').border=Border(bottom=Side(style='thin'))
ws.merge_cells('A6:B6');ws.merge_cells('F6:G6');ws.merge_cells('H6:I6')
wd={1:8,2:3,3:9,4:1,5:6,6:9,7:6,8:16,9:4,10:9,11:9,12:9,13:9,14:1,15:9,16:1,17:9,18:9,19:8,20:7,21:9,22:10,23:1,24:9,25:9}
from openpyxl.utils import get_column_letter as gl
for k,v in wd.items():ws.column_dimensions[gl(k)].width=v
fpd={'A1':(698,1185),'A2':(744,1240),'B1':(1015,1480),'B2':(1102,1555),'C1':(1310,1840)}
y=7;K=['mk','rr','pk','pet','tr','cc','tot','dep','bal'];G=dict.fromkeys(K,0.0);cn={};fs={};i=0;sft=0;U=0
appl=[]
for b in range(1,9):
    for k in range(1,13):
        u=f'{b}-{(k-1)//4+1}{(k-1)%4+1:02d}';t=['A1','A1','B1','B2','A2','A2','B1','C1'][(b*4+k)%8];sf,mk=fpd[t];mk=float(mk+r.choice([0,0,10,25]));q=r.random()
        st='Occupied' if q<.86 else 'Occupied-NTV' if q<.9 else 'Vacant' if q<.95 else 'Vacant-Leased' if q<.98 else 'Occupied-NTVL'
        if u=='1-101':st='Model'
        if u=='6-304':st='Admin/Down'
        v=dict(mk=mk);ds={};name=None
        if st[0]=='O':
            a,c=next(nm);name=f'{c.upper()}, {a.upper()}';v.update(rr=mk-r.choice([0,0,15,40,65,110]),pk=r.choice([0.,0.,50.,75.]),pet=r.choice([0.,0.,0.,25.]),tr=9.0,cc=r.choice([0.]*9+[-100.]));v['tot']=sum(v[x] for x in('rr','pk','pet','tr','cc'));v['dep']=r.choice([150.,150.,400.,v['rr']]);v['bal']=r.choice([0.]*6+[v['tot'],-33.18,61.4])
            mi=D(r.randint(2020,2026),r.randint(1,9),r.randint(1,28));ls=max(D(2026,r.randint(1,9),r.randint(1,28)),mi);le=addm(ls,12)-dt.timedelta(1);ds=dict(mi=mi,ls=ls,le=le)
            if 'NTV' in st:ds['mo']=D(2026,11,r.randint(1,30))
        for rep in range(2 if st=='Vacant-Leased' or st=='Occupied-NTVL' else 1):
            if rep:
                a,c=next(nm);name=f'{c.upper()}, {a.upper()}';mi=D(2026,12,r.randint(2,15));ds=dict(mi=mi,ls=mi,le=addm(mi,12)-dt.timedelta(1));v=dict(dep=150.0,bal=-150.0);S2='Applicant'
            else:S2=st
            w(y,1,u);w(y,3,t);w(y,6,S2)
            if not rep:w(y,5,sf)
            w(y,8,name if name else ('VACANT' if st[0]=='V' else ''))
            for x in ds:w(y,C[x],ds[x].strftime('%m/%d/%Y'))
            for x in v:w(y,C[x],float(v[x]));G[x]+=v[x]
            rows.append(row(unit=u,unitType=t,area=None if rep else sf,tenantName=name,statusText=S2,marketRent=v.get('mk'),contractRent=v.get('rr'),moveInDate=iso(ds['mi']) if 'mi' in ds else None,moveOutDate=iso(ds['mo']) if 'mo' in ds else None,leaseStartDate=iso(ds['ls']) if ds else None,leaseEndDate=iso(ds['le']) if ds else None,deposit=v.get('dep'),balance=v.get('bal'),totalCharges=v.get('tot'),charges=[dict(code=Hh[x],amount=v[x]) for x in('rr','pk','pet','tr','cc')] if 'rr' in v else None))
            y+=1
        U+=1;sft+=sf;cn[st]=cn.get(st,0)+1;z=fs.setdefault(t,[0,0,0.,0.]);z[0]+=1;z[1]+=sf;z[2]+=mk;z[3]+=v.get('rr',0) if st!='Vacant-Leased' else 0
w(y,1,'Totals:',True);w(y,5,sft,True)
for x in K:w(y,C[x],round(G[x],2),True).border=Border(top=Side(style='double'))
y+=2;w(y,1,'Amt / SQFT: Market = '+f"{sft:,} SQFT; {U} units");y+=2
w(y,1,'Occupancy and Rents Summary for Current Date',True);y+=1
for c,h in((1,'Unit Status'),(8,'# Units'),(10,'%')):w(y,c,h,True)
y+=1
for k in cn:w(y,1,k);w(y,8,cn[k],al='left');w(y,10,f'{100*cn[k]/U:.1f}%');y+=1
w(y,1,'Totals:',True);w(y,8,U,True,'left');y+=2
for c,h in((1,'Floorplan'),(3,'# Units'),(5,'SQFT'),(8,'Market + Addl.'),(10,'Leased Rent')):w(y,c,h,True)
y+=1
for k in sorted(fs):
    w(y,1,k);w(y,3,fs[k][0]);w(y,5,fs[k][1]);w(y,8,fs[k][2]);w(y,10,fs[k][3]);y+=1
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(f));oc=sum(cn[k] for k in cn if k[0]=='O');va=sum(cn[k] for k in cn if k[0]=='V');print(cn,len(rows))
save(f,'MULTIFAMILY','OneSite-like xlsx export with spacer and merged columns, code columns, applicants, model, down unit',True,'Magnolia Pointe',asof,U,oc,va,rows)
