# public housing authority AMP hand-kept workbook: flat rent / TTP; PLANTED row count
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
g=G(709);r=g.r
fn='09_AMP 4 Ridgeline Terrace tenant list (Nov).xlsx'
wb=Workbook();ws=wb.active;ws.title='AMP 4';w0=wb.create_sheet('old - oct');w0.append(['see AMP 4 tab, Oct list deleted'])
ws['A1']='Coldwater Falls Housing Authority';ws['A2']='AMP 4 Ridgeline Terrace   -   rents for NOVEMBER 2025';ws['J1']='kept by D. Moxley ext 14'
H=['#','Bldg','Apt','BR','Family','In','Rent type','Rent we charge','Flat rent (mkt)','Util reimb','A/C chg','Repay agrmt','Owes','Sec dep','Remarks']
for i,x in enumerate(H):
    q=ws.cell(4,1+i,x);q.font=Font(name='Comic Sans MS',bold=True,size=10);q.alignment=Alignment(wrap_text=True,vertical='top');q.border=Border(bottom=Side('thick'))
flat={1:560,2:705,3:890,4:1015}
R=5;rows=[];n=0
for b in range(1,8):
    first=True
    for a in 'ABCDEFGH'[:r.choice([4,6,8])]:
        n+=1;br=r.choice([1,2,2,3,3,4]);t=dict(unit=a,building=str(b),unitType=f'{br}')
        ws.cell(R,1,n);ws.cell(R,3,a);ws.cell(R,4,br)
        if first:ws.cell(R,2,b)
        first=False;ws.cell(R,9,flat[br]);t['marketRent']=float(flat[br])
        k=r.random()
        if k<.1:
            s=r.choice(['vacant','vacant - fire damage, offline','VACANT, make ready'])
            ws.cell(R,5,s);t['statusText']=s
            for c in range(1,16):ws.cell(R,c).fill=PatternFill('solid',fgColor='D9D9D9')
        else:
            nm=g.lf();mi=g.date('1996-01-01','2025-10-20');ty=r.choices(['Income','Flat','Min','Ceiling'],[7,2,1,0])[0]
            rent=float(flat[br] if ty=='Flat' else(50 if ty=='Min' else r.randint(62,flat[br]-20)))
            ur=float(r.choice([0,0,0,34])) if ty!='Flat' else 0.;ac=r.choice([0,0,8.0,16.0]);rp=r.choice([0,0,0,0,25.0,40.0]);ow=r.choice([0,0,0,0,rent,14.0,-6.0,311.5]);dp=r.choice([100,150,200,50])
            vals=[nm,mi,ty,rent,None,-ur or None,ac or None,rp or None,ow or None,dp]
            for i,v in enumerate(vals):
                if v is not None and i!=4:
                    q=ws.cell(R,5+i,v)
                    if i==1:q.number_format='m/yy' if False else 'm/d/yy'
                    elif i>2:q.number_format='#,##0.00'
            if r.random()<.1:ws.cell(R,15,r.choice(['transfer to bigger unit','14 day notice sent','over income','interim pending']))
            t.update(tenantName=nm,moveInDate=mi,contractRent=rent,deposit=float(dp),statusText='Occupied',charges=[dict(code=c,amount=v) for c,v in(('Util reimb',-ur),('A/C chg',ac),('Repay agrmt',rp)) if v])
            if ow:t['balance']=float(ow)
        rows.append(t);R+=1
    R+=1
ws.cell(R,5,'TOTALS').font=Font(bold=True)
def cs(k):return sum(y['amount'] for x in rows for y in x.get('charges',[]) if y['code']==k)
for c,v in((8,sum(x.get('contractRent',0) for x in rows)),(9,sum(x['marketRent'] for x in rows)),(10,cs('Util reimb')),(11,cs('A/C chg')),(12,cs('Repay agrmt')),(13,sum(x.get('balance',0) for x in rows)),(14,sum(x.get('deposit',0) for x in rows))):
    q=ws.cell(R,c,v);q.font=Font(bold=True);q.number_format='#,##0.00';q.border=Border(top=Side('thin'))
vac=sum('tenantName' not in x for x in rows);occ=n-vac
ws.cell(R+2,5,'Apts total');ws.cell(R+2,6,n);ws.cell(R+3,5,'Leased');ws.cell(R+3,6,occ+1);ws.cell(R+4,5,'Vacant');ws.cell(R+4,6,vac-1)
for i,w in enumerate([4,6,5,5,26,10,10,11,11,9,9,9,10,9,24]):ws.column_dimensions['ABCDEFGHIJKLMNO'[i]].width=w
wb.save(DOC+fn)
save(fn,'MULTIFAMILY','Public housing AMP list kept by hand','building only on the first row of a block, apt letter repeats across buildings, lower-case vacancy remarks in the family cell, flat rent as market, negative utility reimbursement, blank rows',rows,'Ridgeline Terrace','2025-11',n,occ,vac,sheet='AMP 4',planted=dict(kind='count_wrong',what=f'Footer says Leased {occ+1} / Vacant {vac-1}; the rows show {occ} leased and {vac} vacant.'))
