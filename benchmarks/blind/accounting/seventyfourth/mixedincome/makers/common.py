import json, os, random
ROOT='build/blind'
DOC=ROOT+'/documents/'; TRU=ROOT+'/truth/'
def save(file, kind, style, hard, money, rows, totals, planted=None):
    name=file.rsplit('.',1)[0]
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(TRU+name+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    json.dump(idx,open(p,'w'),indent=1,ensure_ascii=False)
def r2(x): return round(x+0.0,2)+0.0
def m(x): return f"{x:,.2f}"
def mp(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
class Ledger:
    def __init__(s): s.code=[]; s.name={}; s.beg={}; s.dr={}; s.cr={}
    def add(s,code,name,beg=0.0):
        assert code not in s.name,code
        s.code.append(code); s.name[code]=name; s.beg[code]=r2(beg); s.dr[code]=0.0; s.cr[code]=0.0
    def post(s,d,c,amt):
        amt=r2(amt); s.dr[d]=r2(s.dr[d]+amt); s.cr[c]=r2(s.cr[c]+amt)
    def plug(s,code): s.beg[code]=0.0; s.beg[code]=r2(-sum(s.beg.values()))
    def end(s,c): return r2(s.beg[c]+s.dr[c]-s.cr[c])
US_L="Abernathy Okafor Delacroix Whitcomb Nguyen Ferreira Baptiste Kowalczyk Hutchins Mireles Odom Tran Castellano Winfrey Pruitt Adeyemi Lindqvist Barrientos Shelby Vang Oyelaran Stubbs Quiñones Haddad Merriweather Pham Santangelo Rucker Villanueva Broussard Cho Ellsworth Gaines Ibarra Jankowski Kessler Lofton Macklin Nwosu Ortega Petrakis Ramsey Sadler Thibodeaux Upshaw Voss Yarbrough Zamora Coley Dupree".split()
US_F="Denise Marcus Yolanda Terrence Linh Beatriz Harold Irina Keisha Omar Patricia Russell Shanice Tomas Vivian Walter Ximena Abdul Bernice Carlos Dorothy Elena Frank Gwendolyn Hector Imani Jerome Katrina Leonard Mabel Nadia Ophelia Percy Renata Sylvester Tamika Ursula Vernon Wanda Zoraida".split()
UK_L="Ashworth Bickerstaff Chowdhury Davenport Entwistle Fairclough Gupta Hargreaves Iqbal Jessop Kaur Longbottom McAllister Nuttall Oduya Pickles Rahman Satterthwaite Threlfall Unsworth Varley Wrigley Yeates Barraclough Cropper Dunkerley Eccles Garside Hollins Kershaw Lomax Mistry Ogden Pilling Ramsbottom Schofield Tattersall Whitworth Begum Crompton".split()
UK_F="A B C D E F G H J K L M N P R S T V W".split()
