# office park, two-line records, building blocks with subtotals, planted digit change
from .lib import *
import openpyxl
from openpyxl.styles import *
def make(r):
    A=date(2025,7,1);N=Names(r)
    t=T('Tamber Ridge Office Park RR 7-1-25.xlsx','OFFICE','regional office manager','two-line records, building blocks, text dates, subtotals per building',"Tamber Ridge Office Park",A,'July 2025',hard=True)
    wb=openpyxl.Workbook();ws=wb.active;ws.title='July 2025';fn=lambda **k:Font(name='Verdana',size=8,**k)
    ws['B1']='Tamber Ridge Office Park';ws['B1'].font=Font(name='Verdana',size=13,bold=True);ws['B2']='Tenant roster and rents, July 1, 2025';ws['B2'].font=fn()
    h1=['Suite','Tenant','Lease begins','Rentable SF','Monthly base rent','Op. exp. recov.','Parking','Total due monthly','Next increase'];h2=['','Use','Lease ends','Rate per SF','Annual base rent','','','Deposit held','New monthly rent']
    for j,(a,b) in enumerate(zip(h1,h2),2):
        for rr,s in((4,a),(5,b)):
            c=ws.cell(rr,j,s or None);c.font=fn(bold=True,italic=rr==5);c.alignment=Alignment(horizontal='left' if j<5 else 'right',wrap_text=True)
            if rr==5:c.border=Border(bottom=Side(style='medium'))
    R=6;G=dict(a=0,m=0,y=0,op=0,pk=0,t=0,d=0,oa=0);no=nv=0;recs=[];cand=None
    P=[('Building 100','1'),('Building 200','2'),('Building 300','3'),('Building 400','4')]
    wr=[]
    def w(rr,j,v,nf=None,**k):
        c=ws.cell(rr,j,v);c.font=fn(**k)
        if nf:c.number_format=nf
        if isinstance(v,(int,float)):c.alignment=Alignment(horizontal='right')
        return c
    M='#,##0.00'
    for bn,b in P:
        w(R,2,bn,bold=True).fill=PatternFill('solid',fgColor='E4ECD9')
        for j in range(3,11):ws.cell(R,j).fill=PatternFill('solid',fgColor='E4ECD9')
        R+=1;S={k:0 for k in G};bo=bv=0
        for i in range(r.randint(5,7)):
            u=b+f'{(i+1):02d}';ar=r.randint(85,520)*10;S['a']+=ar
            if (b,i) in(('1',2),('3',0),('4',3)):
                w(R,2,u);w(R,3,'Vacant - available now',italic=True);w(R,5,ar,'#,##0');R+=2;bv+=1;t.add(unit=u,building=bn,area=ar,statusText='Vacant - available now');continue
            st,en=lease(r,A,None,4);rt=r.uniform(18,25);m=round(ar*rt/12,2);y=round(m*12,2);op=round(ar*r.choice([0,.19,.22,.25]),2);pk=float(r.choice([0,0,120,180,240]));tot=round(m+op+pk,2);dep=round(m,2) if r.random()<.85 else 0;sp=steps(r,st,en,A,m,12,.03,1);nm=N.get('office',True)
            pm=m
            if b=='2' and i==1:
                s=f'{m:.2f}';k=len(s)-6;dg=int(s[k]);new=s[:k]+str((dg+4)%10)+s[k+1:];pm=float(new);t.planted={'what':f'Suite {u}: monthly base rent printed as {pm:,.2f} instead of {m:,.2f} (its annual base rent, its total due and all totals use {m:,.2f})','kind':'digit_changed'}
            w(R,2,u);w(R,3,nm,bold=True);w(R,4,st.strftime('%-m/%-d/%y'));w(R,5,ar,'#,##0');w(R,6,pm,M);w(R,7,op or None,M);w(R,8,pk or None,M);w(R,9,tot,M)
            use=r.choice(['General office','Medical office','Office / lab']);w(R+1,3,use);w(R+1,4,en.strftime('%-m/%-d/%y'));w(R+1,5,m*12/ar,'0.00" /sf"');w(R+1,6,y,M,italic=True);w(R+1,9,dep or None,M)
            if sp:w(R,10,sp[0][0].strftime('%-m/%-d/%y')).alignment=Alignment(horizontal='right');w(R+1,10,sp[0][1],M)
            R+=2;bo+=1
            for k,v in zip(('m','y','op','pk','t','d','oa'),(m,y,op,pk,tot,dep,ar)):S[k]+=v
            t.add(unit=u,building=bn,area=ar,unitType=use,tenantName=nm,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=pm,annualRent=y,charges=[(a,v) for a,v in(('Op. exp. recov.',op),('Parking',pk)) if v],totalCharges=tot,deposit=dep or None,rentSteps=sp)
        def tl(lab,S,o,v):
            nonlocal R
            for j in range(2,11):ws.cell(R,j).border=Border(top=Side(style='thin'))
            w(R,2,lab,bold=True);w(R,5,S['a'],'#,##0',bold=True);w(R,6,round(S['m'],2),M,bold=True);w(R,7,round(S['op'],2),M,bold=True);w(R,8,S['pk'],M,bold=True);w(R,9,round(S['t'],2),M,bold=True)
            w(R+1,3,f'{o} suites occupied, {v} vacant');w(R+1,6,round(S['y'],2),M,italic=True);w(R+1,9,round(S['d'],2),M);R+=3
        tl('Total '+bn,S,bo,bv);no+=bo;nv+=bv
        for k in G:G[k]+=S[k]
    tl('Total park',G,no,nv)
    for col,wd in zip('ABCDEFGHIJ',[2,9,34,12,12,14,13,10,15,15]):ws.column_dimensions[col].width=wd
    ws.sheet_view.showGridLines=False;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='4:5'
    wb.save(t.path);return t.save(no+nv,no,nv)
