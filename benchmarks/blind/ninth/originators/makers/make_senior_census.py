# assisted-living census with care charges, xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill
r=random.Random(4707); nm=N(r); NAME='senior_census'; AS=D(2025,4,30)
wb=Workbook(); ws=wb.active; ws.title='Census'
ws['A1']='Community: Heron Landing Senior Living'; ws['A2']='Resident Census & Rate Detail'; ws['A3']='Census date: April 30, 2025'; ws['A1'].font=Font(bold=True)
H=['Wing','Apt #','Style','Payer','Resident','Move-In Date','Street Rate','Base Rent','Level of Care','Med Mgmt','Total Monthly','Community Status']
for c,h in enumerate(H,1): x=ws.cell(5,c,h); x.font=Font(bold=True); x.fill=PatternFill('solid',fgColor='DDEBF7')
rows=[];rw=6;T={}
for w,n,base in (('AL',28,4150),('MC',14,5900)):
    for i in range(n):
        u=str((100 if w=='AL' else 300)+i+1); sty=r.choice(['Studio','Companion','One Bedroom']); m=base+{'Studio':0,'Companion':-650,'One Bedroom':725}[sty]
        rec=dict(unit=u,building=w,unitType=sty,marketRent=float(m)); v=[w,u,sty,None,None,None,m]
        if i in(4,13,22): rec['statusText']='Vacant'; v+=[None]*4+['Vacant']
        else:
            f,l=nm.fl(); mi=AS-dt.timedelta(r.randint(15,1700)); rent=m-r.choice([0,100,275]); loc=r.choice([0,450,900,1350]); med=r.choice([0,325]); s=r.choice(['In House']*9+['Hospital'])
            rec.update(tenantName=f'{l}, {f}',moveInDate=mi,contractRent=float(rent),charges=[{'code':k,'amount':float(a)} for k,a in(('Level of Care',loc),('Med Mgmt',med))],totalCharges=float(rent+loc+med),statusText=s)
            v[3:6]=['Private',f'{l}, {f}',mi]; v+=[rent,loc,med,rent+loc+med,s]
        for c,x in enumerate(v,1):
            if x is not None:
                y=ws.cell(rw,c,x)
                if 7<=c<=11: y.number_format='#,##0.00'; T[c]=T.get(c,0)+x
                if c==6: y.number_format='mmm d, yyyy'
        rows.append(rec); rw+=1
ws.cell(rw,1,'Totals').font=Font(bold=True)
for c,x in T.items(): y=ws.cell(rw,c,x); y.number_format='#,##0.00'; y.font=Font(bold=True)
n=len(rows); v=sum(x['statusText']=='Vacant' for x in rows)
for i,(a,b) in enumerate((('Total apartments',n),('Occupied (incl. hospital leave)',n-v),('Vacant',v))): ws.cell(rw+2+i,1,a); ws.cell(rw+2+i,5,b)
for c,wd in zip('ABCDEFGHIJKL',[7,8,14,9,24,14,12,12,13,11,14,17]): ws.column_dimensions[c].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME,'xlsx'))
finish(NAME,'xlsx',dict(propertyName='Heron Landing Senior Living',asOnDate=iso(AS),units=n,occupied=n-v,vacant=v,rows=rows),'SENIOR_HOUSING','assisted-living/memory-care census, care charges in columns, status last',False)
