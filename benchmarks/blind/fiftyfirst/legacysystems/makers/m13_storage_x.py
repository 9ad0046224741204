from .lib import *
import openpyxl
from openpyxl.styles import Font, Alignment
def make():
    # storage: DOS report parsed to columns, text numbers with trailing minus, form repeats each 40 lines, by building; no borders
    R=random.Random(13013); N='STORPRO_UNITLIST.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='UNITLIST'; p=[0]
    def head():
        p[0]+=1
        ws.append(['STOR-PRO  4.1',None,None,'KEYLOCK MINI STORAGE - ROUTE 9',None,None,None,None,None,'PAGE',str(p[0])]); ws.append(['05/31/00',None,None,'UNIT & TENANT LISTING',None,None,None,None,None,'21:15'])
        ws.append(['UNIT','SIZE','SQFT','TENANT','S','STD','CURR','INS','PAID','DATE','BALANCE']); ws.append(['NO.',None,None,'NAME (LAST,FIRST)','T','RATE','RATE','PREM','THRU','RENTED','DUE']); ws.append(['-----','------','-----','-'*20,'-','-------','-------','------','--------','--------','---------'])
    head(); tr=[]; ln=0; sz={'5X5':(25,28),'5X10':(50,42),'10X10':(100,64),'10X15':(150,82),'10X20':(200,99),'10X30':(300,138)}; f=lambda d:d.strftime('%m/%d/%y')
    G=[0]*5; n=v=0; cs={}
    for b,cnt,ss in (('A',30,['5X5','5X10','5X10']),('B',34,['10X10','10X10','10X15']),('C',26,['10X15','10X20']),('D',14,['10X30'])):
        S=[0]*5; bn=bv=0
        for k in range(1,cnt+1):
            u='%s%02d'%(b,k)
            if ln>=40: head(); ln=0
            ln+=1; s=R.choice(ss); sf,st=sz[s]; x=R.random(); bn+=1; T=dict(unit=u,unitType=s,area=sf,marketRent=st)
            q=cs.setdefault(s,[0,0,0]); q[0]+=1
            S[0]+=sf; S[1]+=st
            if x<.13:
                bv+=1; code='V' if x<.115 else 'U'; ws.append([u,s,str(sf),None if code=='V' else '(UNRENTABLE-ROOF)','V' if code=='V' else 'U',m(st),None,None,None,None,None]); T['statusText']=code; tr.append(T); continue
            q[1]+=1; nm=(R.choice(LAST)+','+R.choice(FIRST)).upper() if x<.9 else R.choice(['TRI-COUNTY VENDING','GLORYBEE FLORAL','OAK & IRON ANTIQUES','NORTH END PLUMBING','SCOUT TROOP 88'])
            cu=st-R.choice([0,0,0,2,5,10]); ins=R.choice([0,0,7,9.5]); d=date(R.randint(1993,2000),R.randint(1,5),R.randint(1,28)); late=x>.82; pt=date(2000,R.choice([3,4]),d.day) if late else date(2000,R.choice([5,5,6]),d.day)
            bal=round((cu+ins)*(2 if pt.month==3 else 1)+10,2) if late else R.choice([0]*9+[-cu]); code='L' if late and pt.month==3 else 'R'
            q[2]+=cu
            ws.append([u,s,str(sf),nm[:20],code,m(st),m(cu),m(ins) if ins else None,f(pt),f(d),tm(bal).strip() if bal else '.00'])
            T.update(tenantName=nm[:20],statusText=code,contractRent=cu,charges=[dict(code='INS PREM',amount=ins)] if ins else None,moveInDate=iso(d),balance=bal); tr.append(T)
            S[2]+=cu; S[3]+=ins; S[4]=round(S[4]+bal,2)
        ws.append([]); ws.append(['BLDG',b,m(S[0],0),'%d UNITS  %d VAC'%(bn,bv),None,m(S[1]),m(S[2]),m(S[3]),None,None,tm(S[4]).strip()]); ws.append([]); ln+=3
        G=[round(a+c,2) for a,c in zip(G,S)]; n+=bn; v+=bv
    ws.append(['TOTAL',None,m(G[0],0),'%d UNITS  %d VAC'%(n,v),None,m(G[1]),m(G[2]),m(G[3]),None,None,tm(G[4]).strip()]); ws.append([]); ws.append(['SIZE',None,'UNITS','RENTED',None,None,'CURR RATE'])
    for s in sz:
        ws.append([s,None,str(cs[s][0]),str(cs[s][1]),None,None,m(cs[s][2])])
    ws.append([]); ws.append(['ST: R=RENTED L=LIEN (RENTED) V=VACANT U=UNRENTABLE (COUNTED VACANT)'])
    for row in ws.iter_rows():
        for c in row:
            c.font=Font(name='Consolas',size=9); c.alignment=Alignment(horizontal='right' if c.column in(3,6,7,8,11) else 'left')
    for w,c in zip((7,8,7,24,3,9,9,7,10,10,11),'ABCDEFGHIJK'): ws.column_dimensions[c].width=w
    ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,N))
    write(N,dict(propertyName='KEYLOCK MINI STORAGE - ROUTE 9',asOnDate='2000-05-31',units=n,occupied=n-v,vacant=v,rows=tr),'SELF_STORAGE','DOS storage listing parsed to text columns, page heads repeated every 40 lines','storpro-dump',True)
